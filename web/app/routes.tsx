import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin/routes.tsx';
import { Failed } from './layout/Failed.tsx';
import { Layout } from './layout/Layout.tsx';
import { Root } from './layout/Root.tsx';
import { pages, type Handle } from './pages.ts';

const handle = (page: Handle['page']): { handle: Handle } => ({ handle: { page } });

const bookingPage = async () => ({ Component: (await import('../features/booking/BookingPage.tsx')).BookingPage });
const eventsPage = async () => ({ Component: (await import('../features/private-events/EventsPage.tsx')).EventsPage });
const standingPage = async () => ({ Component: (await import('../features/booking/StandingPage.tsx')).StandingPage });

/** Every path of the site. Italian twins show the same screen; what is not needed at once is a chunk of its own. */
export const makeRoutes = (): RouteObject[] => [{
  Component: Root,
  ErrorBoundary: Failed,
  children: [
    {
      Component: Layout,
      children: [
        { path: '/', ...handle(pages.home), lazy: async () => ({ Component: (await import('./home/HomePage.tsx')).HomePage }) },
        { path: '/menu', ...handle(pages.menu), lazy: async () => ({ Component: (await import('../features/catalogue/MenuPage.tsx')).MenuPage }) },
        { path: '/menu/allergeni', ...handle(pages.menuAllergens), lazy: async () => ({ Component: (await import('../features/catalogue/AllergenRegisterPage.tsx')).AllergenRegisterPage }) },
        { path: '/reservations', ...handle(pages.reservations), lazy: bookingPage },
        { path: '/prenotazioni', ...handle(pages.reservations), lazy: bookingPage },
        { path: '/events', ...handle(pages.events), lazy: eventsPage },
        { path: '/eventi', ...handle(pages.events), lazy: eventsPage },
        { path: '/privacy-policy', ...handle(pages.privacy), lazy: async () => ({ Component: (await import('./legal/PrivacyPolicy.tsx')).PrivacyPolicy }) },
        { path: '/cookie-policy', ...handle(pages.cookies), lazy: async () => ({ Component: (await import('./legal/CookiePolicy.tsx')).CookiePolicy }) },
        { path: '/legal-info', ...handle(pages.legal), lazy: async () => ({ Component: (await import('./legal/LegalInfo.tsx')).LegalInfo }) },
        { path: '/reservations/:token', ...handle(pages.standing), lazy: standingPage },
        { path: '/prenotazioni/:token', ...handle(pages.standing), lazy: standingPage },
      ],
    },
    { ...handle(pages.admin), children: adminRoutes },
    { path: '*', ...handle(pages.notFound), lazy: async () => ({ Component: (await import('./NotFound.tsx')).NotFound }) },
  ],
}];
