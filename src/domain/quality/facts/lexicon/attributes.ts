/**
 * What has a value: the attribute, the dimensions it is measured in, then groups of words of which one each must be said. A "*" before the
 * name says a product has one of it; of the others there is one for each thing. Words behind "not" rule it out.
 */
export const ATTRIBUTES = `
*idle session | time | session, sign in, sign out, terminal, workstation, login, account, lock, screen lock, automatically + idle, nobody touches, keyboard, mouse, click, activity
*session length | time | session, sign in, sign out, log in again, token + any case, whatever, absolute, after sign-in, regardless, longest, maximum, total, at most, in any event, latest | not idle, activity, keyboard, invalid, click
*lock-out attempts | rounds, count | wrong password, failed attempt, wrong, failed, incorrect, mistype, false, unsuccessful, invalid + password, sign in, code, account, attempt, login, credential, wrong password, wrong passwords, wrong pin, wrong pins, wrong codes | not payment, deliver, delivery, delivered, parcel
*lock-out time | time | lock, block + wrong password, wrong code, failed, incorrect, keypad, password, mistype, mistyping, repeated, attempt
*password length | signs | password, credential
*password age | time | password + change, expire, renew, replace, older, new one, rotate, valid, age
*password history | count | password + last, previous, former, reuse, used before
pin length | signs | code, pin
upload size | bytes | attach, upload, file, photo, document, image, attachment, add, picture, import, video, logo, scan
storage quota | bytes | quota, storage, space, disk, mailbox
response time | time | figure, answer, load, open, appear, respond, reply within, search, find, show, display, response time, refresh, render, come up, complete, result, screen, query, ready, visible, page, latency, takes, finish | not customer support, ticket, cancel, invoice, session, book, sign in, idle, order, deliver
support answer time | time | answer, respond, response, react, reply, first response + ticket, support, customer, request, enquiry, complaint, desk, question, message, e-mail, incident
repair time | time | repair, fix, resolve, mend, restore service + error, failure, defect, outage, incident, ticket, fault, machine
*recovery time | time | restore, recover, back in service, up again, running again, resume, bring back + outage, failure, disaster, crash, service, system, breakdown, database
*data loss window | time | lose, lost, loss, data loss, entered anew, entered again, missing + data, work, entry, crash, failure, outage | not device, switched, installed, written
*backup interval | period | back up, backup
availability | share | availability, uptime, available, reachable, up, service, outage, downtime
downtime | time | downtime, outage, unavailable, down, unreachable, maintenance window
*concurrent users | count | concurrent user, at the same time, at once, in parallel, simultaneously, concurrently, people online + user, people, visitor, person, system, application, work, member, session, customer, employee, student, player, use, site, login, connection, guest | not deviations, movements, borrow, take home, hold, book, loan
throughput | count, rounds | per second, per minute, per hour, an hour, throughput, a minute + request, order, transaction, message, import, record, job, call
payment term | time | invoice, bill + pay, due, settle, payment term, due date, receipt, transfer | not remind, dunning, overdue reminder
dunning time | time | remind, dunning, reminder + invoice, bill, payment, overdue
retry count | rounds, count | repeat, retry, try again, attempt, tries | not wrong password, sign in, account, code, password
retry interval | time | repeat, retry, try again, attempt + every, between, after, wait
cancellation deadline | time | cancel, cancellation, free cancellation
move deadline | time | move, reschedule + before, until, notice, ahead
booking horizon | time | book, reserve + ahead, advance, future, early
reminder lead | time | remind, reminder, notify, text, texted, told + before, ahead, prior, earlier, in advance
offer validity | time | offer, quote, voucher, coupon, code, link, invitation, token, card, ticket, permit, certificate + valid, accept, decide, reply, expire, lapse, run out, expiry, good for, use, redeem, work, void
reservation hold | time | reserve, hold, seat, place, offer, slot, basket, cart, booking + confirm, lapse, expire, say yes, accept, answer, collect, held, keep, reply, claim, respond, decide, released
notice period | time | contract, membership, subscription, agreement, cancel, terminate, notice, quit, employment + notice, in advance, period of notice, end of month, ahead
contract term | time | contract, membership, subscription, agreement + run, term, last, renew, minimum, extend, duration
trial period | time | trial, free trial, test phase, trial month, try out, free of charge
loan period | time | loan, borrow, lend, lent + last, run, overdue, return, keep, period, due, bring back, give back, out
loan limit | count | borrow, loan, hold, book, item, take home + borrow, at most, at once, at the same time, up to, limit, maximum, home, hold, borrower, reader, no more
loan extension | rounds, count, time | extend, renew, prolong + loan, book, contract, rental, stay
late fee | money | late, overdue, delay + fee, fine, cost, charge, penalty, pay
price | money | price, cost, pay, charge, fee, ask for, rent, due, contribution, tariff, rate, euros, levy
deposit | money, share, count, time | deposit, down payment, advance payment
commission | share, money | commission, goes to us, our share, we keep, we take, we get, cut of each sale, service fee, platform fee, brokerage, keep of each
discount | share, money | discount, off, reduce, rebate, cheaper, less, price reduction, save
tax rate | share | tax, vat, value added tax
interest rate | share | interest
tip | share, money | tip, gratuity
refund window | time | refund, money back, return, send back + within, after, purchase, delivery, until, day, up to
refund share | share | refund, money back, reimburse
free delivery from | money | delivery, shipping, deliver, ship, sent + free, no charge, without charge, waived
minimum order | money, count | order, purchase, basket + minimum, at least, smallest, from, below
credit limit | money | credit, balance, overdraft, limit, debt
spending limit | money | limit, spend, approve, purchase, order, expense, up to, sign off
delivery time | time | meal, at the door, food, deliver, delivery, ship, arrive, parcel + within, takes, arrive, hour, day, until, at the latest, promise
delivery radius | length | deliver, delivery, radius, distance, away, travel, within
capacity | count | class, course, event, room, group, lesson, table, bus, vehicle, boat, tour, cabin, pitch, hall, team, session, ride, flight, workshop, studio, camp, trip, boat, van + participant, people, person, place, seat, pupil, guest, room for, attendee, booking, passenger, member, sign up, register, join, take, sleep, patient, student, child, player, hold, capacity, space
minimum participants | count | course, event, class, group, tour, workshop, trip, match + minimum, at least, fewer than, cancel, take place
waiting list length | count | waiting list, queue, waitlist + take, name, up to, person, place, long, hold, entry, people, at most, full
group size | count | group, team, party, squad
shift length | time | shift, duty + last, take, long, hour, length
staffing | count | shift, duty, event, ward, team + staff, volunteer, nurse, employee, guard, helper, worker, person
break length | time | break, pause, rest
working time | time | work, working + week, day
rest time | time | rest, between shifts, off + shift, duty
vacation days | time | vacation, holiday, days off, leave days + employee, staff, year, annual, entitled
appointment length | time | appointment, consultation, visit, treatment, session, lesson, meeting, interview, class, exam, examination, game, match, slot, tuition, course, unit + last, take, long, length, duration, slot, take up, minute, run
appointment gap | time | appointment, booking, lesson, guest, visit + between, gap, buffer, cleaning
usage limit | time | booth, room, desk, machine, court, charging station, computer, tool, space, bike, car, space + at most, in a row, stay, maximum, prolong, use, occupy, up to, limit, longer
no-show time | time | no-show, come, appear, turn up, late, arrive + free, released, cancelled, lapse, given away
age limit | time, count | age, year old, years old, old, older, younger, minor, aged, adult, birthday, under, from
height limit | length | tall, height
weight limit | mass | weight, weigh, heavy, load, parcel, luggage, up to, kilo
size limit | length | size, long, wide, high, dimension
speed limit | speed | speed, fast, drive, ride, limit, velocity, km
wind limit | speed | wind, gust
temperature limit | degrees, count | temperature, cold, warm, cool, fridge, chilled, freezer, oven, degrees
tolerance | share, length, count, degrees | tolerance, exact, accurate, accuracy, precise, deviate, deviation, error
battery warning | share | battery, charge
stock reorder | count | stock, reorder, inventory, remaining + below, fewer, minimum, reorder, low, under, falls, left
text length | signs, count | comment, description, title, message, text, review, name, note, bio, post, subject, caption, remark + long, character, letter, limit, up to, most, sign, exceed, word
photo count | count | photo, picture, image
file count | count | file, document, attachment, upload
item count | count | voucher, basket, cart, order, list, project, account, device, address, profile, favourite, playlist, team + at most, up to, maximum, limit, no more, hold
device count | count | device, phone, browser
list page size | count | page, list, result + per page, shown, at a time, entry, row, each page
notification limit | count, period | notification, message, e-mail, reminder, newsletter, mail
report interval | period | report, summary, statement, digest, newsletter, mailing, evaluation
synchronisation interval | period, time | sync, refresh, update, import, export, transfer, poll, exchange
update interval | period, time | position, vehicle, report where, location, price, weather, map, dashboard, figure, stock, measure, reading, sensor + update, refresh, new, every, current, report, tell, measure, transmit, send, read, report
inspection interval | period | inspect, inspection, check, service, maintenance, test, examine, calibrate, audit, clean, review
payment interval | period | pay, payment, charge, bill, invoice, rent, fee, salary, payout, debit, settle
collection interval | period | collect, pick up, empty, deliver, distribute
meeting interval | period | meet, meeting, committee
release interval | period | release, deploy, version
vote threshold | share, count | vote, majority, quorum, board, resolution, assembly
vote count | count, rounds | vote, ballot
approval count | count | approve, sign, sign off, signature, four eyes, release, countersign + people, signature, doctor, person, two, approver, signature, manager
reviewer count | count | review, reviewer, assess, assessor, examiner, mark + people, two, person, independent, reviewer, examiner
pass mark | share, count | exam, test, quiz, certificate, pass + pass, percent, correct, point, right, mark
exam attempts | rounds, count | exam, test, quiz + attempt, repeat, times, resit, retake
point value | money, count | point, bonus, loyalty
points per purchase | count | point + euro, purchase, order, visit, spent
payout threshold | money | payout, pay out, withdraw, transfer
donation minimum | money | donation, donate
bid step | money, share | bid, raise, increment
guarantee | time | warranty, guarantee
claim deadline | time | claim, report, complaint, objection, appeal, damage, defect + within, until, after, at the latest, deadline, no later
application deadline | time | apply, application, register, registration, submit, sign up + deadline, until, before, close, end, latest
decision time | time | decide, decision, approve, examine, process, handle, check + within, take, after, day, at the latest, application, claim, request
alarm time | time | alarm, alert, warn, warning, emergency
escalation time | time | escalate, escalation, pass up, superior
collection time | time | collect, pick up, fetch, locker, wait, parcel
cooling time | time | cool, rest, quarantine, dry, harden, wait
shelf life | time | best before, shelf, fresh, expire, chilled, food, blood, unused
grace period | time | grace, tolerance, late, delay, overdue, unpaid
dose | mass, volume, count | dose, drug, medicine, tablet
visit interval | period | visit, collect, come, check-up, appointment, patient
distance | length | distance, apart, between, away, from
volume | volume | tank, litre, water, container, bottle
sample size | count, share | sample, random, spot check
pages printed | count | print, page
screen width | pixels | screen, width, pixel, wide, display
image size | pixels | image, photo, picture, logo
link validity | time | link, reset, invitation, token, confirmation + valid, expire, run out, use, work, hour, expired
code validity | time | code, one-time code, otp, qr code + valid, expire, work, use, run out, hour, minute, expired
api limit | count | api, interface, request, call + limit, per minute, per hour, allowed, quota
import size | count | import, row, record, line, upload + row, record, line, entry
search results | count | result, hit, suggestion
history shown | time | history, timeline, past, chart + last, show, back, reach
forecast range | time | forecast, predict, plan
grade scale | count | grade, scale, star, mark, rate + from, to, scale, point
table time | time | table + guest, book, hold, reservation
team size | count | team, crew, squad
household limit | count | household, family
guest limit | count | guest, companion, visitor, bring + bring, guest, companion, per
dog limit | count | dog, pet, animal
luggage limit | count, mass | luggage, bag, suitcase, baggage
parking time | time | park, parking
charging power | power | charge, charging station, power
key rotation | time, period | key, certificate, secret + rotate, renew, replace, change, new
log level | count | log
test coverage | share | test, coverage, code
error share | share | error, fail, failure, wrong + request, share, rate, percent, call, transaction
opening hour | clock | open, opening, close, start, begin, end
check-in hour | clock | check in, check out
`;
