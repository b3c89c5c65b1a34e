import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin/adminRoutes.ts';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { pages, type RouteHandle } from './pageDefinitions.ts';
import { lazyRoute } from './lazyRoute.tsx';

const bookingPage = async () =>
  (await import('#web/features/booking/guest/BookingPage.tsx')).BookingPage;
const eventsPage = async () =>
  (await import('#web/features/private-events/EventsPage.tsx')).EventsPage;
const passPage = async () =>
  (await import('#web/features/booking/guest/pass/PassPage.tsx')).PassPage;
const cancelPage = async () =>
  (await import('#web/features/booking/guest/pass/CancelPage.tsx')).CancelPage;
const changePage = async () =>
  (await import('#web/features/booking/guest/pass/ChangePage.tsx')).ChangePage;
const notePage = async () =>
  (await import('#web/features/booking/guest/pass/NotePage.tsx')).NotePage;
const phonePage = async () =>
  (await import('#web/features/booking/guest/pass/PhonePage.tsx')).PhonePage;
const proposalPage = async () =>
  (await import('#web/features/booking/guest/pass/ProposalPage.tsx')).ProposalPage;
const waitingListPage = async () =>
  (await import('#web/features/booking/guest/waiting-list/WaitingListPage.tsx')).WaitingListPage;
const joinWaitingListPage = async () =>
  (await import('#web/features/booking/guest/waiting-list/JoinWaitingListPage.tsx'))
    .JoinWaitingListPage;
const requestFormPage = async () =>
  (await import('#web/features/booking/guest/request-form/RequestFormPage.tsx')).RequestFormPage;
const ownQuotePage = async () =>
  (await import('#web/features/private-events/own/OwnQuotePage.tsx')).OwnQuotePage;
const acceptProposalPage = async () =>
  (await import('#web/features/private-events/own/AcceptProposalPage.tsx')).AcceptProposalPage;
const confirmPage = async () =>
  (await import('#web/features/booking/guest/pass/ConfirmPage.tsx')).ConfirmPage;

/** Routes below the personal link of a reservation. Their forms also work without JavaScript. */
const passRoutes = (path: string): RouteObject[] => [
  { path, ...lazyRoute(pages.pass, passPage) },
  { path: `${path}/cancel`, ...lazyRoute(pages.pass, cancelPage) },
  { path: `${path}/change`, ...lazyRoute(pages.pass, changePage) },
  { path: `${path}/note`, ...lazyRoute(pages.pass, notePage) },
  { path: `${path}/phone`, ...lazyRoute(pages.pass, phonePage) },
  { path: `${path}/confirm`, ...lazyRoute(pages.pass, confirmPage) },
  { path: `${path}/proposal/:date/:timeSlotId`, ...lazyRoute(pages.pass, proposalPage) },
];

/**
 * Routes below the personal link of a quote. `/question` receives the form of the first page, so a
 * GET request there shows the first page.
 */
const ownQuoteRoutes = (path: string): RouteObject[] => [
  { path, ...lazyRoute(pages.ownQuote, ownQuotePage) },
  { path: `${path}/question`, ...lazyRoute(pages.ownQuote, ownQuotePage) },
  { path: `${path}/accept`, ...lazyRoute(pages.ownQuote, acceptProposalPage) },
];

export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        path: '/',
        ...lazyRoute(pages.home, async () => (await import('./home/HomePage.tsx')).HomePage),
      },
      {
        path: '/menu',
        ...lazyRoute(
          pages.menu,
          async () => (await import('#web/features/catalogue/menu/MenuPage.tsx')).MenuPage,
        ),
      },
      {
        path: '/menu/allergeni',
        ...lazyRoute(
          pages.menuAllergens,
          async () =>
            (await import('#web/features/catalogue/allergens/AllergenRegisterPage.tsx'))
              .AllergenRegisterPage,
        ),
      },
      {
        path: '/carta',
        ...lazyRoute(
          pages.tableMenu,
          async () =>
            (await import('#web/features/catalogue/table-menu/TableMenuPage.tsx')).TableMenuPage,
        ),
      },
      { path: '/reservations', ...lazyRoute(pages.reservations, bookingPage) },
      { path: '/prenotazioni', ...lazyRoute(pages.reservations, bookingPage) },
      { path: '/events', ...lazyRoute(pages.events, eventsPage) },
      { path: '/eventi', ...lazyRoute(pages.events, eventsPage) },
      {
        path: '/privacy-policy',
        ...lazyRoute(
          pages.privacy,
          async () => (await import('./legal/PrivacyPolicy.tsx')).PrivacyPolicy,
        ),
      },
      {
        path: '/cookie-policy',
        ...lazyRoute(
          pages.cookies,
          async () => (await import('./legal/CookiePolicy.tsx')).CookiePolicy,
        ),
      },
      {
        path: '/legal-info',
        ...lazyRoute(pages.legal, async () => (await import('./legal/LegalInfo.tsx')).LegalInfo),
      },
      { path: '/reservations/request', ...lazyRoute(pages.requestForm, requestFormPage) },
      { path: '/prenotazioni/request', ...lazyRoute(pages.requestForm, requestFormPage) },
      ...passRoutes('/reservations/:token'),
      ...passRoutes('/prenotazioni/:token'),
      ...ownQuoteRoutes('/events/:token'),
      ...ownQuoteRoutes('/eventi/:token'),
      { path: '/waiting-list', ...lazyRoute(pages.joinWaitingList, joinWaitingListPage) },
      { path: '/lista-d-attesa', ...lazyRoute(pages.joinWaitingList, joinWaitingListPage) },
      { path: '/waiting-list/:token', ...lazyRoute(pages.waitingList, waitingListPage) },
      { path: '/lista-d-attesa/:token', ...lazyRoute(pages.waitingList, waitingListPage) },
    ],
  },
  { handle: { page: pages.admin } satisfies RouteHandle, children: adminRoutes },
  {
    path: '*',
    ...lazyRoute(pages.notFound, async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
  },
];
