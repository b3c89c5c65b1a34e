import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin/routes.tsx';
import { Layout } from './layout/Layout.tsx';
import { pages, type Handle } from './pages.ts';
import { screen } from './screen.tsx';

const bookingPage = async () => (await import('../features/booking/BookingPage.tsx')).BookingPage;
const eventsPage = async () =>
  (await import('../features/private-events/EventsPage.tsx')).EventsPage;
const standingPage = async () =>
  (await import('../features/booking/StandingPage.tsx')).StandingPage;

/** Every path of the site. Italian twins show the same screen; what is not needed at once is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        path: '/',
        ...screen(pages.home, async () => (await import('./home/HomePage.tsx')).HomePage),
      },
      {
        path: '/menu',
        ...screen(
          pages.menu,
          async () => (await import('../features/catalogue/MenuPage.tsx')).MenuPage,
        ),
      },
      {
        path: '/menu/allergeni',
        ...screen(
          pages.menuAllergens,
          async () =>
            (await import('../features/catalogue/AllergenRegisterPage.tsx')).AllergenRegisterPage,
        ),
      },
      { path: '/reservations', ...screen(pages.reservations, bookingPage) },
      { path: '/prenotazioni', ...screen(pages.reservations, bookingPage) },
      { path: '/events', ...screen(pages.events, eventsPage) },
      { path: '/eventi', ...screen(pages.events, eventsPage) },
      {
        path: '/privacy-policy',
        ...screen(
          pages.privacy,
          async () => (await import('./legal/PrivacyPolicy.tsx')).PrivacyPolicy,
        ),
      },
      {
        path: '/cookie-policy',
        ...screen(
          pages.cookies,
          async () => (await import('./legal/CookiePolicy.tsx')).CookiePolicy,
        ),
      },
      {
        path: '/legal-info',
        ...screen(pages.legal, async () => (await import('./legal/LegalInfo.tsx')).LegalInfo),
      },
      { path: '/reservations/:token', ...screen(pages.standing, standingPage) },
      { path: '/prenotazioni/:token', ...screen(pages.standing, standingPage) },
    ],
  },
  { handle: { page: pages.admin } satisfies Handle, children: adminRoutes },
  { path: '*', ...screen(pages.notFound, async () => (await import('./NotFound.tsx')).NotFound) },
];
