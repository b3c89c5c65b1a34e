import type { italianRefusalTexts } from './it.ts';

export const englishRefusalTexts = {
  malformed: 'The request cannot be read.',
  invalid: 'The request is not valid',
  csrf: 'The page has expired. Please try again.',
  not_found: 'Not found.',
  method_not_allowed: 'This operation is not allowed.',
  timeout: 'The request took too long.',
  too_large: 'The request is too large.',
  unsupported_type: 'Format not allowed: send JSON.',
  unsupported_coding: 'Compressed content is not allowed: send it uncompressed.',
  misdirected: 'This address is not served here.',
  unavailable: 'The service is busy right now. Please try again in a moment.',
  unexpected: 'Something went wrong. Please try again later.',
  too_many_requests: 'Too many requests. Please try again shortly.',
  'too_many_requests.searches':
    'Too many searches in a short time. Try again in {retryAfter} seconds.',
  'too_many_requests.sign_ins':
    'Too many people are signing in right now. Try again in a few seconds.',
  login_required: 'Please sign in',
  bad_credentials: 'Wrong username or password',
  too_many_attempts: 'Too many sign-in attempts. Try again in {retryAfter} seconds.',
  invalid_key: 'Idempotency-Key is not valid: at most 64 characters without spaces.',
  key_reused:
    'This request was already sent with different details. Reload the page and try again.',
  trap_filled: 'The form could not be sent: try again, or call us on {phone}.',
  proof_needed: 'Many requests are arriving right now. Try again later, or call us on {phone}.',
  quota_reached:
    'We have already received several requests from you today. For another one, call us on {phone}.',
  reservation_unknown: 'Booking not found',
  date_too_far: 'Bookings are open until {lastDay, date, full}.',
  'date_too_far.quote': 'Quotes can be requested for dates until {lastDay, date, full}.',
  'slot_mismatch.meal': 'The chosen sitting does not belong to this meal',
  'slot_mismatch.turn': 'The sitting given is not the one that was chosen',
  arrival_outside_turn: 'Choose an arrival time within the sitting.',
  arrival_full: 'The kitchen is full at that time: choose {nextArrival} or later.',
  'arrival_full.last':
    'The kitchen is full at that time: choose an earlier time, or leave it open.',
  slot_inactive: 'This sitting can no longer be booked. Choose another one.',
  service_closed: 'The restaurant is closed for this service on this date. Choose another day.',
  online_stopped:
    'We no longer take reservations online for this sitting. Choose another one, or call us.',
  kitchen_closed:
    'The kitchen is already closed at that time. Choose an earlier sitting, or call us.',
  'kitchen_closed.arrival':
    'On this date the kitchen closes at {kitchenClosesAt}: choose an earlier time.',
  turn_begun: 'This sitting has begun or is about to begin: it can no longer be booked online.',
  table_unknown: 'This table no longer exists. Choose another one.',
  table_inactive: 'This table is no longer in use. Choose another one.',
  table_out_of_season:
    'The room of this table is closed and reopens on {reopensOn, date, full}. Choose another table.',
  room_closed: 'The room of this table is closed for this sitting. Choose another table.',
  table_blocked: 'This table is not available for this sitting. Choose another one.',
  reservation_closed: 'This booking is closed and can no longer be changed.',
  reservation_unanswered: 'Your request is still waiting for our answer.',
  visit_begun: 'The sitting has begun: please call us for any change.',
  change_pending:
    'A change is already waiting for our answer: withdraw it first, then ask for another.',
  change_without_difference: 'The booking is already like this.',
  party_not_smaller: 'Here you can only reduce the number of people.',
  table_taken: 'This table has just been booked. Choose another one: what you typed stays here.',
  table_too_small: 'This table is too small for your group.',
  table_too_large: 'This table is kept for larger groups.',
  turn_full:
    'Not enough capacity for {asked} people. You asked for {asked} places; places left: {left}.',
  no_table_left:
    'That way, not everyone at this sitting would have a table. Choose another table or another sitting.',
  'turn_full.just_now': 'The places of this sitting have just run out. Choose another sitting.',
  turn_not_full:
    'There is still room for you at {startTime}: book that sitting now, without waiting.',
  waiting_list_unknown: 'Waiting list entry not found',
  proposal_over: 'This proposal no longer stands: call us and we will find a place together.',
  'proposal_over.taken': 'This table has just been taken: choose another one, or call us.',
  offer_over: 'This offer no longer stands: its time is up, or you have already passed it on.',
  offer_accepted: 'You have already taken the table: to cancel, open the page of your booking.',
  quote_link_unknown: 'This page does not exist: please check the link.',
  proposal_superseded: 'There is a newer proposal: please read it before you accept.',
  option_expired:
    'The time for this proposal has run out: write to us and we will tell you whether the date is still free.',
  quote_closed: 'This enquiry is closed: please call us if you need anything.',
  questions_waiting:
    'We already have your questions and will answer as soon as we can. If it is urgent, please call us.',
} satisfies Record<keyof typeof italianRefusalTexts, string>;
