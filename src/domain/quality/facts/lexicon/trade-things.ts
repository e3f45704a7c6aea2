/** Nouns of many trades that mean one thing, a line each, the thing first. */
export const TRADE_THINGS = `
pager, beeper
lift, elevator
aircraft, plane, aeroplane, airplane, airliner
specimen, sample, swab
plot, parcel of land, garden plot, allotment, patch, plot of land
gardener, leaseholder, plot holder, allotment holder
brigade, fire brigade, fire service, fire department
firefighter, fireman, firewoman
dispatch, control room, dispatcher, control centre, despatcher
rental, hire, renting, lease
donor, giver, blood giver
kennel, cage, pen for dogs
shelter, animal shelter, refuge
adoption, rehoming
foster carer, foster family, foster home
turbine, wind turbine, windmill
mast, tower, pylon
collector, data logger, gateway, concentrator
singer, chorister, choir member, vocalist
choir, chorus
conductor, choirmaster, musical director, bandmaster
programme, concert programme, set list, playlist
beekeeper, keeper of bees, apiarist
hive, colony, beehive
angler, fisher, fisherman
curator, keeper of the collection, collections manager
intern, trainee helper, working student, placement student
electrician, electrical fitter
cabinet, cupboard, fuse box
captain, skipper, pilot in command, commander
mechanic, fitter, maintenance technician, repairer, repair shop, service technician
tracker, tracking device, gps tracker, beacon
gamer, player of the game
leaderboard, ranking, high score list, league table, public board
identity, real name, true name, true identity, name of the person
rest, break, pause, off duty
drive, disk, hard disk, drives, storage medium
genetic result, dna finding, dna result, genetic finding, genome
lot, auction lot, hammer item
scoresheet, score sheet, score, result of the match, result, final score
bidder, bidding customer
committee, panel, commission of experts
porter, doorman, gatekeeper, concierge desk
key card, badge, access card, entry card, swipe card
inspection, check-up visit, audit visit, survey visit
announcement, loudspeaker text, public announcement
maps, map, map tile, map view, terrain view, elevation map
emergency call, distress call, emergency phone call, 999 call
audio, voice recording, sound recording, recording of the call
lost property, found item, lost item, found object, lost-and-found entry
fishing permit, angling licence, fishing licence
measurement, reading, measured value, sensor reading, sensor value, metering value
track, gps track, position history, movement profile, route history, trail
membership number, member number, member id
fare, price of the ride
broker, message broker, message queue, event bus, event stream
mail service, e-mail service, mail provider
tenant, lodger, renter, occupier
rent, rental payment, monthly rent
landlord, housing company, letting company
lease, tenancy, tenancy agreement, rental agreement
meter, smart meter, counter device
kitchen, canteen, galley
brewer, brewery, producer, maker, grower, craftsman, artisan
shift swap, exchange of duty, swap of shifts, exchange of shifts, swapping of shifts
volunteer, helper, unpaid helper, honorary helper
coordinator, organiser of volunteers, volunteer manager
foreman, site foreman, site manager, construction manager
crane, lifting gear, hoist
counsellor, counselor, adviser, advisor, school psychologist, pastoral carer
diary, journal entry, logbook, log book
class teacher, form teacher, homeroom teacher
ombudsman, ombudsperson, complaints officer, mediator, arbiter
reporter, whistle-blower, whistleblower, informant, complainant
grievance, complaint, misconduct report
reason, justification, grounds, explanation, rationale
chart, patient chart, medical file, patient file, file of a patient, health record
ward, department of the hospital, hospital ward
housekeeping, cleaning staff, cleaner, chambermaid
bed, berth, hospital bed, bunk
copy-editing, sub-editing, editorial review, proofreading, copy editing
article, piece, story, text for publication, blog article
author, writer, contributor
editor, editor in chief, editorial office, chief editor
advertisement, ad, listing, classified ad, small ad, advert, classified
protocol, minutes, meeting minutes, record of the meeting
secretary, club secretary, minute-taker, keeper of the minutes
addendum, supplement, appendix, annex, rider to a contract
payslip, pay slip, salary slip, wage slip
grant, subsidy, funding, scholarship, bursary, stipend
application, grant application, submission, proposal for funding, filing
applicant, petitioner, claimant
tool, implement, power tool, hand tool
server, machine in the data centre, host machine
source, source code, code, code base, codebase
lesson, tuition unit, teaching hour, teaching unit
family, household, parents and children
nursery, kindergarten, day nursery, daycare, day care, creche, day-care centre
referee, umpire, match official
shipping, dispatch of parcels, mail order, sending of goods, postal dispatch, parcel label
wage, monthly wage, pay, salary, earnings, take-home pay
seasonal worker, harvest hand, temp, temporary worker, casual worker
company, firm, business customer, enterprise, corporate customer, corporation, organisation, business
private household, private person, private customer, private individual, consumer at home
footage, clip, video recording, camera recording, cctv footage, film, video from the camera, surveillance recording
delivery note, dispatch note, packing slip, shipping document
addressee, recipient, consignee, receiver of the parcel
treatment record, record of treatment, treatment file, clinical record, what a patient tells us
chain, cold chain
manual, handbook, instructions, guide
temperature, thermal reading, degrees of heat
letter, scanned letter, correspondence, post
phone number, telephone number, mobile number, contact number, cell number
clock time, time of day, clock times, start of a shift, hour of the day
start, beginning, kick-off, opening
kiosk, terminal, self-service terminal, ticket machine
spreadsheet, workbook, excel file, excel sheet
receipt, till receipt, sales slip, proof of purchase
stay, visit to the hotel, overnight stay
guest room, hotel room, bedroom
check-in, arrival, arriving
check-out, departure, leaving
pitch, camping pitch, caravan pitch, site for tents
camper, camping guest, caravanner
cottage, cabin, chalet, bungalow, holiday home, holiday flat
pool, swimming pool, baths, basin for swimming
lifeguard, pool attendant, bath attendant
gym, fitness studio, fitness centre, health club
trainer, fitness trainer, personal trainer, coach
spectator, viewer at the match, fan, audience member, theatregoer, concertgoer, ticket holder
performance, show, play, staging, screening
stage, platform of the theatre
cinema, movie theatre, picture house
film, movie, motion picture
subtitle, caption
podcast, episode, broadcast
listener, podcast listener, radio listener
stream, live stream, live broadcast
playlist, track list
recipe, cooking instruction
ingredient, component of a dish
allergen, allergy, intolerance
menu, bill of fare, menu card
takeaway, take-out, pick-up order, takeout
harvest, crop yield, yield
cow, cattle, livestock, dairy cow
milk, raw milk, dairy product
barn, stable, stall, shed
field, acre, paddock, meadow
pesticide, plant protection product, spray, herbicide
fertiliser, fertilizer, manure
irrigation, watering
greenhouse, glasshouse, hothouse
vineyard, winery
wine, bottle of wine, vintage
beer, ale, lager
barrel, keg, cask
bakery, baker, baking house
bread, loaf, bread roll
butcher, meat counter
shop, store, outlet of the shop, point of sale
till, cash desk, cash register, checkout counter, cash point
shelf, rack, compartment
pallet, skid, load carrier
forklift, lift truck
container, shipping container, freight container
freight, cargo, load, shipment of goods
port, harbour, harbor, dock, pier, quay
ferry, sailing, crossing
airport, airfield
gate, boarding gate
boarding pass, boarding card
ticket, travel ticket, fare ticket
season ticket, travel pass, monthly pass, pass for the month
inspector, ticket inspector, ticket collector, examiner
timetable, departure list, schedule of departures
delay, late running, lateness
platform, track at the station
taxi, cab, ride-hailing car
toll, road charge, road toll
fuel, petrol, gasoline, diesel
tyre, tire
mileage, odometer, kilometres driven, distance driven
accident, crash, collision
breakdown, failure of a machine, malfunction, defect, fault
workshop, garage for repairs, repair shop
spare part, replacement part
warranty, guarantee, warranty period
heating, boiler, central heating
thermostat, heating control, temperature control
solar panel, photovoltaic system, solar system, pv system
grid, power grid, mains
tariff, price plan, rate plan
consumption, usage, energy use
outage, power cut, blackout, disruption, downtime
leak, leakage, drip
pump, feeder
valve, tap, shut-off
tank, cistern, reservoir
pipe, pipeline, main
gas, natural gas
smoke detector, fire detector, smoke alarm
evacuation, clearing of the building
extinguisher, fire extinguisher
hazard, danger, risk on site
helmet, hard hat, safety helmet
drill, exercise, practice run
permit to work, work permit, clearance to work
building permit, planning permission
architect, planner, designer
drawing, plan of the building, blueprint
site diary, construction diary, daily site report
subcontractor, trade contractor
tender, call for bids, invitation to tender
bid, tender offer, offer of a bidder
contract award, award
court, tribunal, bench
judge, magistrate
hearing, trial day, court date
client file, mandate, case file
notary, notary public
will, testament, last will
power of attorney, proxy, mandate to act
signature, signing, signed by
seal, stamp, official stamp
passport, identity card, id document, identity document, proof of identity
driving licence, driver's licence, licence to drive
residence permit, visa
birth certificate, certificate of birth
municipality, town council, city council, local authority, town hall
mayor, head of the town
councillor, member of the council
resolution, decision of the council, motion
election, ballot, poll
voter, elector, person entitled to vote
polling station, polling place
petition, citizens' initiative
tax return, tax declaration
tax office, tax authority, revenue office
fine, parking ticket, penalty notice
street light, street lamp, lantern
pothole, road damage
playground, play area
dustbin, waste bin, rubbish bin, garbage can, bin at the kerb
recycling yard, recycling centre, waste yard, tip, dump
bulky waste, large items of rubbish
collection day, pick-up day
cemetery, graveyard, burial ground
undertaker, funeral director, funeral home
parish, congregation, church community
priest, vicar, pastor, minister of the church
baptism, christening
prayer, service in church, worship
mosque, temple, synagogue
charity, aid organisation, non-profit, foundation
food bank, food pantry
refugee, asylum seeker
interpreter, translator, language mediator
hotline, helpline, crisis line
social worker, case worker, family worker
youth worker, youth leader, scout leader
camp, holiday camp, summer camp
school trip, class trip, outing, excursion
certificate, diploma, degree certificate
report card, school report, end-of-term report
semester, term, school term, half-year
timetable of lessons, class schedule
classroom, teaching room, schoolroom
register, class register, attendance list, attendance sheet
absence, non-attendance, missing a lesson, truancy
substitute teacher, supply teacher, cover teacher
school office, secretary's office, school administration
university, college, faculty
professor, lecturer, faculty member
thesis, dissertation, final paper
supervisor of a thesis, tutor of the thesis
lab, laboratory
researcher, scientist, investigator
experiment, trial run, test series
study, survey, research project
respondent, survey participant, study participant, test person, subject
questionnaire, survey form, inquiry form
consent, agreement to the use, permission of the patient, informed consent
ethics committee, review board
clinic, hospital, infirmary, medical centre
surgery, practice, doctor's office, medical practice
operation, surgical procedure
theatre, operating theatre, operating room
anaesthetist, anesthetist
midwife, birth attendant
pregnancy, expectant mother
newborn, baby, infant
ambulance, rescue vehicle, rescue service
paramedic, rescue worker, ambulance crew
pharmacist, chemist, dispensing chemist
pharmacy, drugstore, chemist's shop
dose, dosage
side effect, adverse reaction, adverse event
allergy, intolerance of a drug
blood pressure, pulse, vital sign, vital signs
insulin, glucose, blood sugar
wheelchair, walking aid, mobility aid
hearing aid, hearing device
denture, tooth, crown for a tooth
x-ray, radiograph, scan picture, mri scan
referral, transfer letter, referral letter
discharge, release from hospital
care home, nursing home, retirement home, residential home
visiting hours, time for visits
relative, next of kin, family member
insurer, insurance company, health fund, health insurer
premium, insurance premium, contribution to the insurance
payout, settlement of a claim, disbursement
loan officer, credit officer, lending officer
mortgage, home loan
instalment, installment, part payment, rate of repayment
overdraft, debit balance
savings, savings account, deposit account
share, stock certificate, security
portfolio, holdings
investor, shareholder, backer
exchange rate, rate of exchange, conversion rate
remittance, money transfer, wire
card reader, payment terminal
cash machine, atm
fraud, misuse, abuse
chargeback, reversal of a payment
credit note, refund note, correction invoice
reminder, dunning letter, payment reminder, demand note
cost centre, budget line
budget, funds, spending plan
purchase request, requisition
approval, consent of a superior, go-ahead, nod, green light, okay
delegate, deputy, stand-in, substitute, proxy person
works council, staff council, union
trainee, apprentice, junior
job advert, job ad, vacancy, job posting, open position
interview, job interview
onboarding, induction, first days at work
resignation, notice by the employee
dismissal, layoff, notice by the employer
sick note, doctor's certificate, certificate of illness
overtime, extra hours, hours worked beyond
timesheet, time sheet, record of hours, hours worked
business trip, work travel
travel expense, travel cost, per diem
company car, pool car, fleet car
fleet, vehicle pool, car pool
workplace, desk, hot desk
laptop, notebook computer, computer of the employee
printer, copier, multifunction device
software licence, licence seat
helpdesk ticket, incident, trouble ticket, fault report, problem report
knowledge article, help article, faq entry
release, version of the software, software version
bug, software defect, programming error
build, software build
feature flag, toggle
test data, dummy data, sample data
crash, abnormal end
log-in name, user name, username, login name
fingerprint, biometric, face recognition, biometric feature
screen reader, reading aid, reading software
font size, text size, letter size on the screen
contrast, colour contrast
colour, color, shade
theme, colour scheme, design mode
logo, emblem, company mark
brand, trademark
campaign, advertising campaign, promotion
lead, prospect, potential customer
segment, target group
landing page, start page, home page, homepage
shopping list, wish list, favourites list, watch list
favourite, favorite, bookmark
cookie, tracking cookie
banner, pop-up, overlay
survey, poll of users
rank, position in the list, standing
badge of honour, medal, award, trophy
level, stage of the game
tournament, championship, cup, competition, contest
league, division
season, playing season
goal, point scored
training session, practice, workout
racket, bat
ball, shuttlecock
ski, snowboard
slope, piste
lift pass, ski pass
trail, hiking route, footpath
hiker, walker, rambler
mountain hut, refuge hut
guide, tour guide, mountain guide
travel agency, tour operator
itinerary, travel plan
souvenir, poster, mug, merchandise
exhibition, show of art, display of exhibits
collection, holdings of the museum
loan of an exhibit, loan to a museum
archive, record office, document store
archivist, records manager
manuscript, draft of a book
publisher, publishing house
translation, rendering into another language
edition, print run, issue of the magazine
magazine, periodical, journal of the club
reading room, study room
catalogue, catalog, list of holdings
interpreter of signs, sign-language interpreter
instrument, musical instrument, violin
sheet music, score of music, part for an instrument
rehearsal, practice of the choir
rehearsal room, practice room
band, orchestra, ensemble
booking fee, handling fee, processing fee, service charge
cleaning fee, final cleaning
tourist tax, visitor's tax, city tax
caution money, deposit for damage, bond
`;
/** What is one of several kinds of a thing: the thing, then its kinds; it may stand for each, and they not for each other. */
export const KINDS = `
boat: kayak, canoe, rowing boat, dinghy, yacht, ferry, motorboat, sailing boat, raft, pedal boat
vehicle: bus, car, van, truck, lorry, motorbike, tractor, trailer, minibus
bicycle: e-bike, cargo bike, mountain bike, racing bike, tandem
animal: dog, cat, hamster, horse, rabbit, bird, cow, sheep, goat
document: contract document, certificate, letter, spreadsheet, protocol, form
fee: late fee, membership fee, cleaning fee, booking fee, tourist tax
payment: card payment, cash payment, instalment, transfer
message: e-mail, text message, push notification, letter, chat message, newsletter
drink: coffee, tea, beer, wine, juice
meal: breakfast, lunch, dinner, supper
tool: saw, ladder, hammer, mower, lawnmower, chainsaw
building: house, school building, barn, hall building, tower block
accommodation: cabin, caravan pitch, hotel room, tent, dormitory
course: swimming course, language course, yoga class, cooking class, driving lesson
machine: press, lathe, mill, oven, dishwasher, washing machine, dryer, coffee machine
device: phone, tablet, laptop, desktop computer, smartwatch, kiosk
record: invoice, delivery note, order, receipt, payslip
picture: photo, drawing, scan, logo
plant: tree, shrub, flower, vegetable
instrument: violin, piano, guitar, flute, drum, trumpet
event: concert, exhibition, festival, wedding, conference, workshop, match, tournament
sport: tennis, football, swimming, badminton, squash, golf
room: kitchen room, classroom, meeting room, bathroom, cellar, hall
`;
/** Words beside a noun that say the same of it. */
export const STATES = `
shipped, dispatched, despatched, sent out, handed to the carrier
closed, resolved, done with, completed, finished
rejected, declined, refused, turned down
cancelled, canceled, called off
approved, signed off, accepted, authorised, authorized
published, live, public, online for all, released to readers
unpaid, outstanding, not yet paid, unsettled, open invoice
paid, settled
overdue, past due, late in payment
expired, lapsed, run out, out of date
broken, damaged, defective, out of order, faulty
new, fresh, newly made
deleted, removed, erased
retired, decommissioned, withdrawn from service, taken out of service
blocked, locked, frozen, barred
former, ex, departed, who left
missing, lost
returned, brought back, that comes back, handed in, given back
vacated, left by the patient, freed
gratis, free of charge, at no charge
immediate, at once, straight away, right away, on the spot, instantly, the very same moment
anonymous, unknown, nameless, unnamed
`;
