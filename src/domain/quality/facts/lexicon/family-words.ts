/** Families of which a product has one, whatever it is said of. */
export const ONE_FOR_ALL = `hosting, cloud, region, database, backend, frontend, mobile build, clock, measures, degrees, decimal mark, week start,
tax basis, architecture, ui language, currency, date order, name order, licence model, platform, sign-in way, code host, charging model, time standard`;
/** What a choice is of by its family, so that naming it narrows nothing: the family, then its words. */
export const FAMILY_WORDS = `
database: data, database, record, table, business data, application, product, store
hosting: system, server, application, product, machine
cloud: system, server, application, product
region: server, system, data centre, data, machine, product, cloud
payment provider: payment, pay, card, payment card, provider, processor, buyer, shop, customer
sms provider: text message, message, sms, notification
mail provider: e-mail, message, mail service, notification
map provider: map, source, route, position, map provider
queue product: event, message, broker, cluster
frontend: interface, user interface, front end, client side, page
backend: server, server code, code, developer, software, api
mobile build: mobile app, app, platform, phone, client
ui language: interface, user interface, screen, text, product, language, system
currency: price, amount, money, total, sum
clock: clock time, time of day, time, hour
date order: date, calendar day, user interface, screen
degrees: temperature, reading, screen, tile
measures: length, weight, unit, size, distance, measure
tax basis: price, amount
file: file, document, form, export
image: photo, picture, image, file
encoding: text, file, document
time standard: timestamp, time, entry, date, log
licence model: source, code, product, software, licence
platform: product, system, application, thing, software
sign-in way: password, sign in, account, user name, identity, staff, employee, user
second factor: factor, code, sign in, account
architecture: system, product, server, service
phone form: phone number, number
charging model: price, fee, cost, customer, family
`;
