/** Nouns that mean one thing, a line each, the thing first. */
export const THINGS = `
customer, client, buyer, shopper, purchaser, patron, consumer
user, end user, person, people, anyone, anybody, everybody, everyone, somebody, someone
account, user account, profile, user profile
password, passphrase, secret phrase, passcode, pass phrase, pass word, secret, secret word, watchword
code, pin, access code, pin code
invoice, bill, billing statement, invoicing
due date, payment term, payable, payment deadline, due, term of payment, settlement period
price, cost, fee, charge, tariff, rate to pay, amount due
tuition fee, what a student is charged, school fee
salary, wage, payroll, pay slip, payslip, remuneration, earnings, salaries, pay packet, pay, income, earning
contract, agreement
notice period, notice, period of notice
discount, rebate, price cut, markdown, money off
voucher, coupon, gift card, gift certificate, promo code, discount code
commission, brokerage, cut of each sale, platform fee, service fee, percentage of each sale
deposit, down payment, advance payment, prepayment, security deposit, security
machine door, door, cover, lid, hatch
tip, gratuity
order, purchase order, sales order
offer, quote, quotation, proposal, estimate, tender
cart, basket, shopping cart, trolley
product, article, item, good, goods, merchandise, ware, wares
stock, inventory, stock level, remaining stock, inventory level, stock on hand, quantity on hand, units left
warehouse, depot, storeroom, stockroom
parcel, package, packet, consignment, box
courier, delivery driver, carrier, delivery person, deliverer, rider, driver
driver, chauffeur, motorist
vehicle
car, automobile
truck, lorry
trip, ride, journey, tour, city walk, excursion, guided walk, drive
delivery, home delivery, brought to my door, deliver at home, delivery to the door, brought home
ticket, support ticket, issue, help request, case ticket, incident ticket, seat, entry pass
seat, admission ticket, place at the show, ticket, entry pass, entrance ticket, entry ticket
case, matter, dossier
claim, insurance claim, expense claim, expense report, expense, expense sheet
policy, insurance policy
damage, loss report
appointment, visit, consultation, slot, meeting time, examination date
meeting, conference
booking, reservation
class, course, lesson, workshop session, lecture, seminar, training session
exam, examination, test paper
grade, mark, marks, school mark
homework, assignment, exercise sheet
pupil, student, learner, schoolchild, trainee, apprentice
teacher, instructor, tutor, lecturer, schoolteacher, coach, trainer
head of school, headmaster, principal, headteacher, head teacher
parent, mother, father, guardian, family member, carer
child, kid, son, daughter, minor
school, college, academy
timetable, schedule, roster, rota, calendar, duty plan, shift plan
shift, duty, work shift
employee, staff, staff member, worker, colleague, personnel, team member, crew, crew member, workforce
clerk, office clerk, back office worker, case worker, desk clerk, assistant, handler
receptionist, front desk assistant, front desk, reception, reception desk, desk staff, front office
manager, supervisor, superior, boss, line manager
department head, head of department, division head
team lead, team leader, foreman, shift leader, crew chief
director, executive, managing director, ceo
owner, proprietor
administrator, admin, system administrator, superuser, sysadmin
moderator, community manager
auditor, inspector, reviewer
accountant, bookkeeper, accounting clerk, bursar, treasurer, finance clerk, accounting, finance team, finance department
support agent, support staff, help desk, helpdesk, service agent, support, customer service, agent
seller, vendor, merchant, trader, shop owner, shopkeeper, dealer, retailer
supplier, wholesaler, contractor, subcontractor
partner, partner company, partner system, affiliate
guest, visitor without an account, visitor without account, anonymous visitor, unregistered visitor, visitor, public, passer-by, caller, outsider, stranger
member, club member, subscriber
membership, subscription, club membership
volunteer, helper, unpaid helper
board, committee, steering committee
donor, giver, benefactor, supporter
recipient, beneficiary, receiver
resident, tenant, lodger, renter, occupant, inhabitant
landlord, house owner, lessor, letting agent
property, flat, apartment, dwelling, home, accommodation
caretaker, janitor, concierge
neighbour, neighbor
doctor, physician, treating doctor, practitioner, gp, medic, surgeon, clinician
nurse, carer, caregiver, nursing staff
therapist, physiotherapist
patient, person treated
medical note, patient note, treatment note, patient file, patient record, medical record, health record, clinical note, chart, medical history
lab result, test result, laboratory value, laboratory finding, lab value, blood value, finding, findings, laboratory report, result of the lab
prescription, drug order, medication order
medicine, drug, medication, remedy, pill
diagnosis, finding
vaccination, jab, inoculation, immunisation
animal, pet
vet, veterinarian, animal doctor
book, volume, title, copy
reader, borrower, library user, library member
librarian, library staff, library worker
loan, lending
late fee, overdue fine, fine, penalty, overdue charge, late charge
room, chamber, hall, meeting room
bed, berth
hotel, inn, guesthouse, hostel
table, restaurant table
dish, meal, menu item, food, course of a meal
cook, chef, kitchen staff, kitchen
waiter, waitress, server staff, waiting staff
restaurant, eatery, bistro, cafe
catering, lunch, meals, buffet, snack
event, show, performance, concert, happening, gig
participant, attendee, delegate, entrant, guest list member
organiser, organizer, host, event manager
capacity, room for, places, maximum number, headcount
waiting list, queue, waitlist, standby list
place, spot, free place
team, squad
match, game, fixture
player, athlete, sportsman
referee, umpire
field, pitch, court, ground
machine, device, equipment, appliance, apparatus, gear
sensor, probe, gauge, meter
tool, instrument, utensil
part, spare part, component
order of work, work order, job order, job
report, statement, summary sheet, monthly report
reporting, statistics, analytics, chart, dashboard, diagram, graph, evaluation sheet, key figure, business intelligence
document, file, paper, record, form
photo, picture, image, photograph, snapshot picture, aerial photograph, shot, snapshot
video, footage, film, clip, recording, footage
attachment, attached file, uploaded file, upload, enclosure
bin, recycle bin, trash can, wastebasket, trash, recycle folder
archive, shared archive
e-mail, email, message, mail message, electronic mail
text message, message, sms, short message
notification, message, push message, push notification, alert
message, messaging, chat message, direct message, in-app message
chat, chat transcript, transcript, conversation with support, conversation, dialogue
review, rating, feedback, testimonial, stars, opinion, evaluation
comment, remark, note, annotation
post, entry, contribution, blog post
article, story, news item
newsletter, mailing, bulletin, circular
personal data, personal information, personal detail, names and addresses, name and address, private data, contact detail, pii
address, postal address, street
phone number, telephone number, mobile number
card number, credit card, number of credit card, credit card number, payment card number, pan, card data, card detail
payment card, credit card, debit card, bank card
bank account, iban, bank detail
job application, application, candidate file, applicant file, cv, resume, file of people who were turned down
candidate, applicant, job seeker
log, log file, system log, server log, protocol file
audit log, audit trail, change history, journal
backup, backup copy, restore point, safety copy, data copy
database, store of data, whole store, data store
session, login session, signed-in session, sign-in session
idle, inactive, inactivity, without activity, no activity, unattended, untouched, without touching, without input, unused, nobody touches, idleness, dormant, without a click, without any input, without a touch, not touched
attempt, try, trial
wrong password, failed sign-in, failed login, wrong code, mistyping, failed attempt, wrong pin, incorrect password, unsuccessful sign-in, bad password, failed log-in, wrong passwords, mistyped password
server, back end, backend, server side
client side, front end, frontend, web client, browser client
internet connection, live connection, connection, network, online, network connection, internet access
offline, without an internet connection, no connection, without a connection, without internet, disconnected, without network, no reception
mobile app, app, android application, ios app, native app, phone client, mobile client, phone app, iphone app, mobile application, android app, smartphone app, play store, app store
data centre, data center, server room
uptime, availability, available, up and running, service level, uptime target, downtime, outage, reachable
concurrent user, concurrent users, work at the same time, simultaneous user, at the same time, at once, in parallel, simultaneously, concurrently, people online
response time, answer time, loading time, latency, reply time, waiting time, reaction time
screen, page, view, mask
button, link, control
user interface, interface language, ui
language, tongue
currency, money unit
amount, sum, total, sum of money
number, identifier, id, reference number
date, calendar day, day format
time of day, hour format, clock time
weight, mass
length, distance
temperature, degrees
unit, unit of measurement, measurement unit
tax, vat, sales tax, value added tax
permit, licence, license, authorisation document
proof, evidence, certificate, attestation, receipt, document of proof
proof of income, income statement, income proof, salary statement
eligibility card, family card, entitlement card
card, badge, pass, id card
key, door key
door, entrance, front door, gate
visitor record, who visited, visitor log, guest book, visitor list, register of visitors
camera picture, camera recording, footage, video footage, surveillance video, cctv, cctv footage
garage, parking, parking space, car park, parking lot, space in the garage
branch, site, location, office, subsidiary, outlet
city, town, municipality
request, enquiry, inquiry, query
complaint, grievance, objection
task, to-do, todo, action item
project, undertaking
version, revision, release
plan, price plan, pricing plan, subscription plan
trial, trial period, test phase, free trial
household, family
grocery, groceries, food parcel
crop, harvest, yield
farm, field farm
farmer, grower
lot, batch, charge number
construction site, building site
engineer, technician, mechanic
pilot, flyer, drone pilot
drone, aircraft, uav
wind, gust, wind speed
flight, take-off
crack, defect, fault, flaw, damage spot
bridge, viaduct
court case, trial case, lawsuit
lawyer, attorney, solicitor, counsel, barrister
citizen, civic user, townspeople
authority, public body, council, agency
officer, official, civil servant
security officer, guard, security guard
social worker, welfare worker, case manager
museum, gallery
exhibit, artwork, work of art, painting, piece
artist, painter, musician
song, track, piece of music
auction, bidding
bid, offer at auction
lot at auction, auction item
bank, credit institution
credit, loan of money, mortgage
interest, interest rate
transaction, transfer, bank transfer
balance, account balance
energy, electricity, power
meter reading, consumption reading
battery, accumulator
charging station, charge point, wallbox
bike, bicycle, e-bike, cycle
scooter, kick scooter
helmet, protective gear
route, path, itinerary, tour, round
stop, station, bus stop
train, tram, railway
passenger, traveller, traveler, rider on board, tourist
luggage, baggage, suitcase
locker, locker box
desk, workplace, workstation, work place
phone booth, quiet booth, booth
floor plan, plan of the house
hour, unused hour, hours not consumed
loyalty point, bonus point, point, reward point
warranty, guarantee
spare time, leisure
weather, forecast
map, street map
position, location, whereabouts, where they are, location data, position history, coordinate, gps position
barcode, qr code
individual lesson, one-to-one tuition, private lesson, single lesson, one-on-one lesson
group lesson, class lesson, ensemble lesson
funeral, burial
grave, tomb, plot
wedding, marriage
dentist, dental practice
blood, blood donation
ambulance, rescue car
fire, blaze
alarm, siren
water, drinking water
waste, rubbish, garbage, refuse
tree, plant
seed, seedling
session token, access token, token
api key, key of the interface, access key
rate limit, request limit, call limit
error, mistake, failure, breakdown, outage, malfunction, disruption
survey, questionnaire, poll, opinion poll
login, credential, login detail, sign-in data, access data, login data
leave, vacation, holiday, annual leave, time off, day off
sick note, medical certificate, doctor's note, doctor's certificate
payment, money, payment received
register, directory
programme, program, schedule of events, event list
result, outcome, finding
recording, footage, video, call recorded
`;
