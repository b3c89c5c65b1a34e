import type { GuestMailTexts } from './it.ts';
import { englishQuoteMailTexts } from './quotes/en.ts';

export const englishGuestMailTexts = {
  greeting: '{named, select, yes {Dear {name},} other {Hello,}}',
  'date.dayAndMonth': '{day} {month}',
  'date.long': '{weekday} {dayAndMonth} {year}',
  'date.medium': '{weekday} {dayAndMonth}',
  'date.short': '{weekdayShort} {dayAndMonth}',
  'date.shortest': '{weekdayShort} {day}',
  party: '{people, plural, one {# person} other {# people}}',
  arrival: 'between {start} and {end}',
  'arrival.at': 'at {time}',
  where: '{venue}, {street}, province of {province}',

  'facts.caption': 'Your booking',
  'facts.when': 'When',
  'facts.tomorrow': 'Tomorrow',
  'facts.was': 'It was for',
  'facts.arrival': 'Arrival',
  'facts.people': 'People',
  'facts.table': 'Table',
  'facts.where': 'Where',
  'facts.code': 'Code',
  'facts.noTable': 'We choose it for you',
  'facts.before': 'Before: <old></old>',
  'facts.floor':
    '{floor, select, 0 {Ground floor} 1 {First floor} 2 {Second floor} other {Floor {floor}}}',
  'facts.stay':
    '{meal, select, pranzo {The table is yours for the whole of lunch} other {The table is yours for the evening}}',

  'received.state': 'Awaiting our answer',
  'received.subject': 'Request received: {shortDate}, {start}, {party}',
  'received.preheader': 'We will look at it and reply to this address. Code {reference}.',
  'received.title': 'We have your request',
  'received.intro': '<b>the table is not confirmed yet</b>: we will write to you as soon as it is.',
  'received.answerTime':
    'We usually reply within {hours, plural, =0 {{minutes} minutes} one {an hour{half, select, yes { and a half} other {}}} other {#{half, select, yes {½} other {}} hours}}, during opening hours.',
  'received.action': 'Follow your request',
  'received.closing':
    'A provisional calendar entry is attached. You may change or cancel from your link until the sitting begins at {start}, at no charge.',

  'confirmed.state': 'Confirmed',
  'confirmed.subject': 'Confirmed: {shortDate}, {start}, {party}',
  'confirmed.preheader': 'The table is yours. Arrive {arrival}, code {reference}.',
  'confirmed.title': 'The table is yours',
  'confirmed.intro':
    '{meal, select, pranzo {we look forward to seeing you for lunch on {weekday}.} other {we look forward to seeing you on {weekday} evening.}}',
  'confirmed.action': 'Open your booking',
  'confirmed.closing':
    'The calendar entry is attached. You may change or cancel from your link until the sitting begins at {start}, at no charge.',

  'changed.state': 'Changed and confirmed',
  'changed.subject':
    '{change, select, time {Changed: {shortDate}, now at {start}, {party}} other {Changed: {shortDate}, {start}, {party}}}',
  'changed.preheader': 'This booking replaces the earlier one. Code {reference}.',
  'changed.title':
    '{change, select, date {The new date is {dayAndMonth}} time {The new time is {start}} people {The table is now for {people}} table {Your table has changed} other {Your booking is up to date}}',
  'changed.intro': 'your booking has been updated. It replaces the earlier one.',
  'changed.action': 'Open your booking',
  'changed.closing':
    'The updated calendar entry is attached. You may change or cancel from your link until the sitting begins at {start}, at no charge.',

  'change_declined.state': 'Unchanged',
  'change_declined.subject': 'Unchanged: {shortDate}, {start}, {party}',
  'change_declined.preheader': 'We cannot make the change you asked for. Code {reference}.',
  'change_declined.title': 'Your booking stays as it was',
  'change_declined.intro':
    'we cannot make the change you asked for: the details below still stand.',
  'change_declined.action': 'Open your booking',
  'change_declined.closing':
    'You may ask for another change or cancel from your link until the sitting begins at {start}, at no charge.',

  'corrected.state': 'Corrected and confirmed',
  'corrected.subject': 'Corrected: {shortDate}, {start}, {party}',
  'corrected.preheader': 'Please ignore our last message. Code {reference}.',
  'corrected.title': 'Your booking stands',
  'corrected.intro':
    'our last message was a mistake, and we are sorry: <b>the booking below stands</b>.',
  'corrected.action': 'Open your booking',
  'corrected.closing':
    'The corrected calendar entry is attached. You may change or cancel from your link until the sitting begins at {start}, at no charge.',

  'corrected_pending.state': 'Awaiting our answer',
  'corrected_pending.subject': 'Corrected: request open again, {shortDate}, {start}',
  'corrected_pending.preheader': 'Please ignore our last message. Code {reference}.',
  'corrected_pending.title': 'Your request is open again',
  'corrected_pending.intro':
    'our last message was a mistake, and we are sorry: <b>the table is not confirmed yet</b>, and we will write to you as soon as it is.',
  'corrected_pending.action': 'Follow your request',
  'corrected_pending.closing':
    'A provisional calendar entry is attached. You may change or cancel from your link until the sitting begins at {start}, at no charge.',

  'cancelled_by_guest.state': 'Cancelled by you',
  'cancelled_by_guest.subject': 'Cancelled: {shortDate}, {start}, {party}',
  'cancelled_by_guest.preheader': 'All done: there is nothing else you need to do.',
  'cancelled_by_guest.title': 'Booking cancelled',
  'cancelled_by_guest.intro':
    'we have released the table, and there is nothing else you need to do. Thank you for letting us know.',
  'cancelled_by_guest.action': 'Book another day',
  'cancelled_by_guest.closing':
    'If the entry is in your calendar, open the attachment; if it stays, delete it by hand. You did not cancel it? Call us: if the table is still free, it is yours again.',

  'reminder.state': 'Confirmed · tomorrow',
  'reminder.subject': 'Tomorrow at {start}: will you be with us?',
  'reminder.preheader': '{ShortDate}, {party}. One tap to say yes.',
  'reminder.title': 'See you tomorrow',
  'reminder.intro':
    '{meal, select, pranzo {your table will be ready for lunch tomorrow.} other {your table will be ready tomorrow evening.}} One tap tells us you are coming.',
  'reminder.action': 'I’ll be there',
  'reminder.refuse': 'I can’t make it',
  'reminder.closing':
    'One fewer at the table, or running late? Tell us from <link>your link</link>. You may cancel until {start} tomorrow, at no charge.',

  'offer.state': 'Offer · ends at {until}',
  'offer.subject': 'A table is free on {shortestDate}: it is yours until {until}',
  'offer.preheader':
    '{Party}, {start}. We will hold it until {until}, then offer it to the next guest.',
  'offer.title': 'A table is free',
  'offer.intro':
    'this is the one you were waiting for. <b>We will hold it for you until {until} on {untilDate}</b>; after that we will offer it to the next guest.',
  'offer.action': 'I’ll take the table',
  'offer.refuse': 'I no longer need it',
  'offer.closing_request':
    'If you take it, we hold it for you: we will confirm as soon as we can, and then send you a calendar entry. If you do not reply, you stay on the list for the other sittings you chose.',
  'offer.closing':
    'If you take it, it is confirmed straight away and we will send you a calendar entry. If you do not reply, you stay on the list for the other sittings you chose.',

  'declined.state': 'Request declined',
  'declined.subject': 'Request declined: {shortDate}, {start}{alternatives}',
  'declined_full.subject': '{ShortestDate} at {start}: we are full{alternatives}',
  'declined_full.title': 'We are full at that time',
  'declined_full.intro': 'we have no table for {party} on {mediumDate} at {start}.',
  'declined_full.closing':
    '{count, plural, =0 {Does no other day suit you? Join the waiting list for {start}, or call us.} one {Does it not suit you? <days>See other days</days>, join the waiting list for {start}, or call us. Code: <b>{reference}</b>.} other {Does neither suit you? <days>See other days</days>, join the waiting list for {start}, or call us. Code: <b>{reference}</b>.}} If the entry is in your calendar, open the attachment; if it stays, delete it by hand.',
  'declined_closed.title':
    '{meal, select, pranzo {Closed for {weekday} lunch} other {Closed on {weekday} evening}}',
  'declined_closed.intro':
    'we are closed on {mediumDate} {meal, select, pranzo {at lunch} other {in the evening}} and cannot take your request for {party}.',
  'declined_short_notice.title': 'The notice is too short',
  'declined_short_notice.intro':
    'your request for {mediumDate} at {start} reached us too close to the sitting, and we cannot take it.',
  'declined_contact.title': 'We cannot reach you',
  'declined_contact.intro':
    'we cannot reach you with the details you left, and cannot hold the table on {mediumDate} at {start}. Call us and we will sort it out together.',
  'declined_duplicate.title': 'We already have your request',
  'declined_duplicate.intro':
    'we already have another request from you for {mediumDate}, which stays as it is. We have set this second one aside.',
  'declined_other.title': 'We cannot do it this time',
  'declined_other.intro':
    'we cannot take your request for {mediumDate} at {start}, {party}. If you would like to know more, call us.',

  'cancelled.state': 'Cancelled by the restaurant',
  'cancelled.subject': 'Cancelled: {shortDate}, {start}, {party}{alternatives}',
  'cancelled_closed.subject':
    'We are closed on {shortDate} {meal, select, pranzo {at lunch} other {in the evening}}{alternatives}',
  'cancelled_closed.title':
    '{meal, select, pranzo {Closed for {weekday} lunch} other {Closed on {weekday} evening}}',
  'cancelled_closed.intro':
    'we are sorry: we are closed on {mediumDate} {meal, select, pranzo {at lunch} other {in the evening}}, and your booking at {start} for {party} is cancelled.',
  'cancelled_table.title': 'We no longer have the table',
  'cancelled_table.intro':
    'we are sorry: we no longer have a table for {party} on {mediumDate} at {start}, and your booking is cancelled.',
  'cancelled_asked.state': 'Cancelled as you asked',
  'cancelled_asked.title': 'Booking cancelled',
  'cancelled_asked.intro':
    'we have cancelled your booking for {mediumDate} at {start}, as you asked: there is nothing else you need to do.',
  'cancelled_other.title': 'Your booking is cancelled',
  'cancelled_other.intro':
    'we are sorry: we have had to cancel your booking for {mediumDate} at {start}, {party}.',

  'alternatives.inSubject':
    '{count, plural, =0 {} one {: one alternative} =2 {: two alternatives} other {: # alternatives}}',
  'alternatives.preheader':
    '{count, plural, =0 {See other days, or call us. Code {reference}.} other {{Options}: one tap is enough.}}',
  'alternatives.option': '{weekday} at {start}',
  'alternatives.intro':
    '{count, plural, =0 {} one {This table is free as we write: choose it and we will confirm soon.} other {These tables are free as we write: choose one and we will confirm soon.}}',
  'alternatives.choose': 'Choose {weekday}',
  'alternatives.chooseTime': 'Choose {start}',
  'alternatives.action': 'See other days',
  'alternatives.closing':
    '{count, plural, =0 {If you have any question, call us.} one {Does it not suit you? <days>See other days</days> or call us. Code: <b>{reference}</b>.} other {Does neither suit you? <days>See other days</days> or call us. Code: <b>{reference}</b>.}} If the entry is in your calendar, open the attachment; if it stays, delete it by hand.',

  'facts.price': 'Price',
  'facts.option': 'The day is held until',
  quote_when: '{longDate}, {meal, select, pranzo {lunch} other {dinner}}',
  quote_option: '{untilDate}, {until}',

  'calendar.summary': '{venue}, table for {people}',
  'calendar.description': 'Arrive {arrival}. Code {reference}.',

  'footer.address':
    '{street}, province of {province}, {region, select, Sicilia {Sicily} other {{region}}}',
  'footer.directions': 'Directions',
  'footer.phone': 'Telephone <call>{phone}</call>',
  'footer.reason':
    'You are receiving this because a table was requested with this address. It is not marketing and there is nothing to unsubscribe from.',
  'footer.reasonOfOffer':
    'You are receiving this because you asked to be told if a table became free. The list is deleted one week after the date.',
  'footer.privacy': 'Privacy',
  ...englishQuoteMailTexts,
} satisfies GuestMailTexts;
