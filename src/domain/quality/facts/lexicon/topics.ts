/** What belongs to a topic somebody leaves out, a line each, the topic with its names before the colon. */
export const TOPICS = `
payment, online payment, paying, payments, payment processing, card payment, settlement of payments: pay, card, credit card, pay by card, stripe, paypal, adyen, direct debit, checkout, payment provider, charge the card, mollie, klarna, instalment
mobile app, native app, smartphone app, mobile application, app for phones, apps for phones, mobile client: android, ios, iphone, play store, app store, android application, ios app, native application, apk, push notification, app
reporting, statistics, report, analytics, evaluation, business intelligence, dashboards, key figures, charts: chart, diagram, trend, dashboard, revenue by, graph, statistic, key figure, report, pie chart, monthly figures, bar chart, occupancy rate
messaging, messaging between users, chat, chatting, private messages, communication between users: chat, message, converse, write to one another, direct message, private message, talk to each other, inbox
payroll, salaries, wages, wage accounting, salary payment: salary, wage, payslip, pay slip, salaries
accounting, accounting software, bookkeeping, finance software, book-keeping: datev, xero, quickbooks, sage, lexware, sap, ledger, bookkeeping, general ledger, journal entry, balance sheet, bexio, booking entries
other site, other branches, other locations, other countries, further sites, further branches, other offices, other cities, foreign countries, abroad: hamburg, munich, vienna, zurich, paris, london, cologne, lyon, milan, geneva, foreign, abroad, another branch, second site
delivery, deliveries, home delivery, shipping, shipment of goods, logistics, transport, transport of goods, dispatch of goods: deliver, courier, brought to my door, parcel, ship, carrier, dhl, shipment, driver, bring to the door, delivery route, van
parking, car parks, parking space, parking management, vehicles of guests: garage, parking lot, space in the garage, car park, park my car, underground car park
catering, meals, food, food and drink, restaurant, kitchen, gastronomy, food orders, menu planning, hot meals: lunch, meal, menu, dish, sandwich, coffee, breakfast, dinner, buffet, snack, canteen
translation, multilingual, several languages, other languages, foreign languages, multiple languages, localisation: french, english, german, spanish, translate, language switch, polish, italian, portuguese, turkish
offline use, offline mode, offline: without a connection, without internet, no network, offline, without network, without reception
advertising, ads, advertisement, advertisements, marketing, promotion, sponsored: banner, sponsored, advert, ad, campaign, newsletter, promotional, advertise
newsletter, newsletters, mass mailing, marketing mail: newsletter, mailing, campaign, bulletin, circular
social network, social media, sharing on social media: facebook, instagram, tiktok, twitter, linkedin, share on, social login
video, video call, video calls, video conference, video conferencing, remote consultation, telemedicine, online consultation: video call, video visit, camera call, video consultation, zoom, teams, online meeting, webcam, jitsi, remote visit
shop, web shop, online shop, sale of goods, selling, selling goods, merchandise, e-commerce, online sales, sales of goods: shop, buy, cart, basket, purchase, checkout, sell, webshop, order articles, t-shirt
ticketing, ticket sales, sale of tickets, ticket sale, concert ticketing, admission tickets: ticket, buy tickets, admission, box office, seat map
invoicing, billing, invoices, billing of customers, making out invoices, bills, writing invoices: invoice, bill, dunning, payment reminder
dunning, debt collection, collection of debts, reminders of unpaid invoices: dunning, overdue, payment reminder, debt collector, unpaid invoice, collection agency
inventory, stock, stock keeping, warehouse, warehouse management, stock management, inventory management, storekeeping: stock, inventory, reorder, stocktaking, warehouse, shelf, goods received, stock level, reorder point
procurement, purchasing, ordering from suppliers, buying from suppliers, supplier management: supplier, purchase order, reorder, procurement, order from
recruiting, recruitment, hiring, applicant management, job applications: applicant, candidate, job interview, vacancy, cv, job ad, application
time recording, time tracking, working hours, attendance, time keeping, recording of working hours, clocking in: clock in, working hours, timesheet, time clock, overtime, stamp in, hours worked, clock out
leave, holidays, holiday planning, absence, vacation, absence management, leave requests, vacation planning: vacation, day off, leave, holiday request, absence, sick note, days off
maintenance, repair, repairs, upkeep, servicing: repair, maintenance, service interval, mechanic, spare part, mend, fix
navigation, route planning, routing, turn-by-turn, directions: route, navigate, turn-by-turn, directions, shortest way
tracking, gps, location tracking, position tracking, live tracking, live location, localisation of vehicles: gps, position, location, live map, whereabouts, where the
rating, ratings, reviews, review, feedback: stars, rate, review, rating, leave feedback, testimonial
loyalty, loyalty programme, loyalty program, bonus programme, customer loyalty, bonus points, loyalty schemes: loyalty, points, bonus, stamp card, reward
voucher, vouchers, gift cards, coupons, discounts, gift vouchers: voucher, coupon, gift card, discount code, promo code, gift certificate
subscription, subscriptions, recurring payments: subscription, subscribe, recurring, monthly plan, renews every month
refund, refunds, returns, return of goods, returns of goods, complaints: refund, return goods, money back, send back, complaint, return label
insurance, insurance claims, insurers, health insurers, billing with insurers: insurer, insurance, claim, policy, health fund
tax, taxes, tax return, tax filing, tax declarations, vat returns: tax office, tax return, vat, tax authority, tax declaration, elster
legal advice, legal questions, contracts, drawing up contracts: lawyer, contract clause, legal opinion, contract
medical advice, diagnosis, diagnoses, treatment, treatment advice: diagnosis, diagnose, symptoms, treatment advice, therapy proposal
prescription, prescriptions, electronic prescriptions: prescription, pharmacy, prescribe
machine learning, artificial intelligence, ai, recommendations, predictions, forecasting, forecast: predict, recommend, artificial intelligence, model, forecast, suggest, machine learning, chatbot, suggestions based on
voice, voice control, speech, telephone, phone calls, telephony: voice, speak, spoken, call, phone call, telephone, speech, microphone
hardware, devices, machines, sensors, control of machines: sensor, device, machine, terminal, barcode scanner, reader, gateway
migration, data migration, old data, import of old data, taking over old data, legacy data: import, old system, migrate, legacy, take over records, previous system, former system
backup, backups, data backup: backup, restore, safety copy
access control, doors, locks, door control: door, lock, unlock, key card, badge reader
training, lessons, e-learning, online courses, courses, learning content: course, lesson, quiz, exercise, learn, video lesson, training
exam, exams, examinations, tests, grading, marks: exam, grade, mark, quiz, test result, examination
library, lending, loans: loan, borrow, lend, return date
events, event management, event planning: event, concert, festival, ticket
children, minors, underage users: child, minor, under 16, pupil, kid, parental
animals, pets: dog, cat, pet, animal
accommodation, overnight stays, hotel bookings, rooms for guests, lodging: hotel, overnight, bed, accommodation, guest room, night
travel, travel booking, flights, business trips: flight, train ticket, hotel, trip, travel expense
expenses, travel expenses, expense claims: expense, receipt, travel cost, mileage
donations, fundraising, donation: donate, donation, donor, fundraising, give money
crowdfunding, investment, investments, trading of shares: invest, share, backer
auction, auctions, bidding: bid, auction, bidder, highest offer
forum, community, discussion boards, comments, blog: forum, thread, comment, post, discussion, blog
wiki, knowledge base, documentation, help pages: wiki, knowledge base, article, help article, faq
single sign-on, sso, external sign-in, social login, sign-in with other services: single sign-on, sso, google account, entra, saml, sign in with, facebook login
two-factor, two-factor authentication, second factor, multi-factor: second factor, authenticator, one-time code, totp, security key
electronic signature, digital signature, e-signature, signatures, signing of documents: sign, signature, docusign, digitally signed, e-sign
printing, print, paper, printouts, paper output: print, printer, printout, paper, label printer
fax, letters, post, postal mail, postal letters: fax, letter, postal, post office, envelope
text messages, sms: sms, text message, texted, twilio
e-mail, mail, emails: e-mail, mailed, mail
import, export, data export, bulk export, bulk import: export, import, csv, download all, upload a list
api, public interface, open interface, interfaces for others, programming interface, interface to other systems: api, rest, webhook, third-party developers, graphql, developer key
second language, right-to-left, arabic: arabic, hebrew, right to left
accessibility, screen readers: screen reader, wcag, blind
cash, cash payments, cash on delivery, cash register, point of sale, till: cash, till, cash register, drawer, coins, banknotes, pays the courier
crypto, cryptocurrency, bitcoin, cryptocurrencies: bitcoin, wallet, ethereum, crypto
customs, foreign trade, import duties: customs, duty, tariff number, export declaration
waste, recycling, disposal: waste, recycle, disposal, rubbish
energy, energy management, heating: heating, thermostat, energy, power consumption, boiler
weather, weather data, weather forecast: weather, forecast, rain, temperature outside
gamification, games, badges, game, leaderboards: badge, leaderboard, points, level, trophy
dating, matching of people: match, partner search, dating
resale, second-hand, subletting, second-hand sale: resell, second-hand, sublet, used
furniture, equipment rental, rental, renting out, hire: rent, hire, rental, borrow equipment, lease
staff planning, shift planning, rostering, duty planning, duty rosters, shifts: shift, roster, rota, duty plan, swap shifts
visitor management, visitors: visitor, guest badge, reception
laundry, cleaning, housekeeping: laundry, cleaning, housekeeping, clean
childcare, nursery, babysitting: childcare, nursery, babysitter, nanny
emergency, emergencies, emergency calls: emergency, ambulance, 112, 911, first aid
tunnels: tunnel
restoring, archive, archiving, long-term archiving: archive, archived, long-term
`;
