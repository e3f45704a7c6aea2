/** Words of one line set cases apart: what is said of one of them says nothing of another. */
export const CONTRASTS = `
free, paid, premium, basic, trial, professional, enterprise, standard, gold, silver, starter, pro
weekday, weekend, sunday, saturday, holiday, monday, tuesday, wednesday, thursday, friday, workday
january, february, april, june, july, august, september, october, november, december
summer, winter, autumn
~small, large, medium, big, tiny
individual, group, single, double, one-to-one
~draft, sent, published, closed, paused, open, rejected, approved, incomplete, shipped, paid, unpaid, cancelled, expired, requested, submitted, archived, pending, confirmed, planned, started, finished, hired, new, late, lost, broken, accepted, signed
german, american, swiss, british, french, austrian, italian, spanish, european, domestic, foreign, national, international
adult, child, minor, senior
private, business, commercial, company
internal, external
online, desk, counter, phone, paper, cash
mobile, desktop, tablet
~new, existing, returning, former
inbound, outbound, incoming, outgoing
average, median, maximum, percentile, mean, worst
sender, recipient
access log, audit log, backup, invoice, chat, photo, video, session, password, application, visitor record, camera picture
e-mail, text message, push message, letter, phone
production, test, staging, development
power tool, hand tool
chilled, frozen, dry, hot, cold
indoor, outdoor, inside, outside
full-time, part-time
domestic, abroad
vegetarian, vegan
screen, connect, export, printout, api key
urgent, normal, critical, minor, high, low
idle, absolute
~own, other
`;
/** The same deed seen from its other side: one of a line is the other denied. */
export const OPPOSITES = `
view, hide
accept, reject
approve, reject
allow, forbid
keep, delete
store, delete
lock, unlock
close, reopen
deactivate, activate
publish, unpublish
carry over, lapse
online, offline
require, optional
public, private
automatic, manual
free, charge
include, exclude
encrypt, plain
shared, individual
anonymous, named
visible, hidden
internet connection, offline
refund, lapse
replace, lapse
sign in, anonymous
`;
