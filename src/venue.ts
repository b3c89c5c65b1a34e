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
  coversPerSlot: 75,
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
