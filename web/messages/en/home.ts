import type { HomeMessages } from '../ko/home.ts';

export const en: HomeMessages = {
  home: {
    title: 'Solbada – Gangneung travel guide and trip planner',
    description: 'Find sights and places to eat and stay in Gangneung, and plan a good day out.',
    heading: 'Gangneung, where pines meet the sea',
    intro: 'Guide, trip planner and tour taxi in one.',
    stays: 'Places to stay',
    rotation: { pause: 'Pause the pictures', play: 'Play the pictures' },
    topFive: 'Top 5',
    topFiveLead: 'Where first-time visitors go',
    seeAll: (topic) => `See all: ${topic}`,
    count: (count) => (count === 1 ? '1 place' : `${count.toLocaleString('en')} places`),
    openNow: 'Open now',
    banners: 'Banners',
    bannersTitle: 'Before you set out',
    bannersLead: 'Festival dates and train tickets, straight from the official sites.',
    festivals: {
      title: 'Festivals on now and soon',
      now: 'On now',
      soon: 'Coming soon',
      site: 'Official site',
    },
    newWindow: 'opens in a new window',
    bannerItems: {
      city: { title: 'Visit Gangneung', text: 'Festivals and events, from the city itself' },
      national: { title: 'VISITKOREA', text: 'Travelling on? Try the national tourism site' },
      railway: { title: 'To Gangneung by KTX', text: 'Timetables and tickets from Korail' },
    },
  },
};
