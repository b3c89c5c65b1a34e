/** Data of this restaurant. An operator of another restaurant replaces it. */
export const venue = {
  name: 'Melagrana',
  tagline: 'La cucina dell’entroterra, servita al tramonto.',
  founded: 2021,
  copyrightYear: 2025,
  address: {
    street: 'SP23b',
    province: 'Enna',
    postalCode: '94100',
    region: 'Sicilia',
    country: 'IT',
  },
  coordinates: { latitude: 37.50012, longitude: 14.40023 },
  phone: { display: '+39 0935 000 000', href: 'tel:+390935000000' },
  email: 'privacy@melagrana.example',
  vatNumber: '00000000000',
  chat: { display: '+39 0935 000 000', href: 'https://wa.me/390935000000' },
  social: { instagram: 'https://www.instagram.com/', facebook: 'https://www.facebook.com/' },
  timeZone: 'Europe/Rome',
  /** Price per person, as the menu shows it. */
  coverCharge: '€ 2,00',
  /** Minutes between the last order and the time at which the restaurant closes. */
  lastOrderMinutes: 30,
  coversPerSlot: 75,
  /** High chairs for small children, of which each turn can use all. */
  highChairs: 4,
  /** Covers whose orders the kitchen can take within a quarter of an hour. */
  kitchenPace: 28,
  /**
   * One room per floor. `seasonFrom` and `seasonTo`: first and last day (`MM-dd`) on which guests
   * sit there, or null for the whole year, until staff change them. `seats`: number of seats at its
   * tables. Parties with a dog sit outdoors.
   */
  rooms: [
    {
      floor: 0,
      name: 'Sala',
      seats: 34,
      isStepFree: true,
      isOutdoor: false,
      seasonFrom: null,
      seasonTo: null,
    },
    {
      floor: 1,
      name: 'Loggia',
      seats: 32,
      isStepFree: false,
      isOutdoor: false,
      seasonFrom: null,
      seasonTo: null,
    },
    {
      floor: 2,
      name: 'Terrazza',
      seats: 22,
      isStepFree: false,
      isOutdoor: true,
      seasonFrom: '04-01',
      seasonTo: '10-31',
    },
  ],
  /**
   * Sample menus for private events, with prices per person. Names and dishes are messages of the
   * web app.
   */
  sampleMenus: [
    { id: 'garden', price: '€ 34,00' },
    { id: 'family', price: '€ 42,00' },
    { id: 'grand', price: '€ 56,00' },
  ],
  /** Minutes before the start of a time slot at which online booking ends. */
  leadTimeMinutes: 30,
  openingHours: [
    {
      days: 'Lunedì – Giovedì',
      weekdays: [1, 2, 3, 4],
      lunch: ['12:00', '14:45'],
      dinner: ['19:00', '22:30'],
    },
    { days: 'Venerdì', weekdays: [5], lunch: ['12:00', '14:45'], dinner: ['19:00', '23:00'] },
    { days: 'Sabato', weekdays: [6], lunch: ['12:00', '14:45'], dinner: ['19:00', '00:00'] },
    { days: 'Domenica', weekdays: [0], lunch: ['12:00', '15:00'], dinner: ['19:00', '23:00'] },
  ],
} as const;
