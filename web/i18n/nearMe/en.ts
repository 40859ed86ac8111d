import type { NearMeWords } from './ko.ts';

export const en: NearMeWords = {
  button: 'Distance from me',
  said: {
    asking: 'Finding out where you are…',
    near: 'Straight-line distances from where you are. Your position is used to about 100 m only, and is not stored.',
    far: 'You are more than 60 km from Gangneung, so distances are measured from Gangneung Station.',
    refused:
      'This site may not use your location, so no distances are shown and the order stays as it was. You can allow it in your browser’s settings.',
    unavailable:
      'Your location cannot be found at the moment, so no distances are shown and the order stays as it was.',
    late: 'Finding your location took too long, so no distances are shown and the order stays as it was. Please try again.',
  },
};
