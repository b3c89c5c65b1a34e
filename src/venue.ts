/** Data of this restaurant, which another restaurant replaces with its own. */
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
  /** Per person, as guests read it on the menu. */
  coverCharge: '€ 2,00',
  /** The kitchen takes the last order this many minutes before the restaurant closes. */
  lastOrderMinutes: 30,
  coversPerSlot: 75,
  /** Covers whose orders the kitchen can take within a quarter of an hour. */
  kitchenPace: 28,
  /**
   * One room per floor of the tables. `season`: first and last month in which guests sit there, from
   * 1 to 12; null means the whole year. `seats` counts the seats at the room's tables.
   */
  rooms: [
    { floor: 0, name: 'Sala', seats: 34, isStepFree: true, season: null },
    { floor: 1, name: 'Loggia', seats: 32, isStepFree: false, season: null },
    {
      floor: 2,
      name: 'Terrazza',
      seats: 22,
      isStepFree: false,
      season: { firstMonth: 4, lastMonth: 10 },
    },
  ],
  /**
   * Examples of menus for private events. Prices are per person; names and dishes are messages of
   * the web app.
   */
  sampleMenus: [
    { id: 'garden', price: '€ 34,00' },
    { id: 'family', price: '€ 42,00' },
    { id: 'grand', price: '€ 56,00' },
  ],
  /** Online bookings of a time slot close this many minutes before it starts. */
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
