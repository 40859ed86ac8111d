import type { DriverMessages } from '../ko/driver.ts';

export const en: DriverMessages = {
  driver: {
    title: 'Card for the driver',
    planTitle: 'My stops for the driver',
    description:
      'Show a taxi driver where to go, in large Korean. Once opened, the card works without internet.',
    loading: 'Loading the card…',
    goHere: 'Please take me here.',
    address: 'Address',
    phone: 'Phone',
    noAddress: 'No address listed.',
    noPhone: 'No phone number listed.',
    talk: 'Talk with the driver',
    stops: 'All stops',
    empty: 'Nothing chosen yet. First add the places you would like to visit.',
    ticket: (day) => `Your ticket for ${day}`,
    findPlaces: 'Find places',
    gone: 'No longer in the guide.',
    allGone: 'None of your places are in the guide any more.',
    kept: 'Saved on this device. It also opens without internet.',
    offline: 'Offline: showing the card saved on this device.',
  },
};
