/** What of one family is chosen once: the family, then each choice with its other names. A "+" before the family says a second choice needs another purpose to be right. */
export const CHOICES = `
database: postgresql, postgres | mysql | mariadb | sqlite | oracle database, oracle | sql server, mssql | mongodb, mongo | dynamodb | firestore | couchdb | cassandra | cockroachdb | db2 | supabase
cache: redis | memcached | valkey
hosting: on our own servers, own server, our own machines, on premises, on-premises, on premise, in the cellar, in our own data centre, self-hosted, own rack, in-house server, in the basement, own hardware | cloud, aws, amazon web services, azure, google cloud, gcp, heroku, vercel, hetzner cloud, netlify, digitalocean, saas
cloud: aws, amazon web services | azure | google cloud, gcp | hetzner, hetzner cloud | heroku | digitalocean | ovh, ovhcloud | ionos | scaleway | vercel | netlify | fly.io | render.com
region: frankfurt, germany | dublin, ireland | virginia, united states, usa | oregon | singapore | mumbai, india | sydney, australia | tokyo, japan | canada, montreal, toronto | madrid, spain | milan, italy | warsaw, poland | vienna, austria | oslo, norway | helsinki, finland | copenhagen, denmark | brussels, belgium | amsterdam, netherlands | zurich, switzerland | paris, france | london, united kingdom | stockholm, sweden
payment provider: stripe | adyen | paypal | mollie | klarna | braintree | square | worldpay | gocardless | razorpay | checkout.com | datatrans | saferpay | sumup | payone | worldline
sms provider: twilio | vonage, nexmo | messagebird, bird | sinch | aws sns | link mobility | plivo | esendex
mail provider: postmark | sendgrid | mailgun | amazon ses, aws ses | mailjet | brevo, sendinblue | mailchimp | sparkpost
map provider: google maps | openstreetmap, open street map, osm | mapbox | here maps | bing maps | apple maps | leaflet | tomtom
search engine: elasticsearch | opensearch | algolia | meilisearch | solr | typesense
mobile build: native, swift, kotlin, native ios, native android | flutter | react native | ionic, cordova, capacitor | xamarin, maui | progressive web app, pwa
frontend: react, next.js | vue, vue.js, nuxt | angular | svelte, sveltekit | solidjs | jquery | ember
backend: node.js, node, express, nestjs | rust | golang, written in go | java, spring boot, spring framework | kotlin, ktor | python, django, flask, fastapi | ruby, rails, ruby on rails | php, laravel, symfony | c#, .net, asp.net, dotnet | elixir, phoenix | scala
sign-in way: user name and password, user name and a password, username and a password, name and password, own password, password of their own, username and password, own password, e-mail and password, local password, password and user name, email and password | single sign-on, sso, entra id, microsoft entra, azure ad, active directory, company's microsoft, microsoft identity, entra identity, entra, okta, saml, openid connect, google account, sign in with google, keycloak, ldap, no separate password | magic link, link by mail, one-time link, passwordless | passkey, webauthn, fingerprint
second factor: authenticator app, totp | code by text message, sms code, code by sms | hardware key, security key, yubikey | code by e-mail
ui language: german | english | french | spanish | italian | portuguese | dutch | polish | turkish | danish | swedish | norwegian | finnish | czech | russian | ukrainian | greek | japanese | chinese | korean | arabic | hebrew | hindi | romanian | hungarian
currency: euro, eur, € | dollar, usd, us dollar, $ | pound sterling, gbp, sterling, british pound, £ | swiss franc, franc, chf | krona, kronor, sek | krone, kroner, nok, dkk | zloty, pln | yen, jpy | rupee, inr | rouble, rub | forint | koruna
tax basis: net, excluding vat, prices without tax, before tax, excluding tax, net price, plus vat, exclusive of tax, without vat | gross, including vat, including tax, gross price, prices with tax, inclusive of tax, tax included, vat included, including sales tax
place of work: on the drone, on the device, on the phone itself, locally, on board, in the browser, on the machine itself, client side, at the edge, on the terminal itself, on the tablet itself, on the user's device | in the data centre, on the server, in the data center, in the cloud, server side, centrally, in the back end, at headquarters, in the backend
architecture: monolith, one deployable, single deployable, single process, modular monolith, one process | microservice, separate services, independent services, many services, independently deployed, own services
licence model: open source, mit licence, gpl, agpl, apache licence, free software | proprietary, closed source, source closed, not published source, commercial licence, closed licence, closed commercial licence, kept secret
charging model: subscription, monthly fee, yearly fee, flat rate, flat fee, one flat fee, fixed monthly price, monthly subscription | one-off payment, one-time purchase, bought once, one-time fee, single payment | pay per use, per transaction, commission on, per booking, per lesson, each lesson, per ride, each ride, per order, each order, per visit, each visit, by the hour, by the minute, by usage, each use
container: docker compose | kubernetes, k8s | nomad | bare metal, without containers, virtual machine
queue product: rabbitmq | kafka | sqs | nats
file store: s3, object storage | local disk, file system of the server, network drive | azure blob | dropbox | google drive | sharepoint
platform: web application, web app, in the browser, in any browser, in any current browser, nothing to install, lives in the browser, runs in any browser, browser-based | desktop program, desktop application, desktop program for windows, windows program, installed on the pc, desktop app, installed program | native app, app store, app stores, google stores, play store, downloaded app
phone system: ios only, iphone only, only on iphones, only for ios, iphones only, only on apple | android only, only on android, only for android, only android
browser: internet explorer | firefox only, only firefox | chrome only, only chrome
operating system: windows | linux, debian, ubuntu | macos | bsd
shop software: shopify | woocommerce | magento | shopware | prestashop
accounting software: datev | xero | quickbooks | sage | lexware | sap | bexio | netsuite | abacus
crm product: salesforce | hubspot | zoho | pipedrive | dynamics
video provider: zoom | microsoft teams, teams | jitsi | google meet | webex | whereby | bigbluebutton
calendar provider: google calendar | outlook, exchange | icloud
ci product: github actions | gitlab ci | jenkins | circleci
code host: github | gitlab | bitbucket
interface style: rest | graphql | soap | grpc
cms product: wordpress | typo3 | drupal | contentful | strapi | sanity
analytics product: google analytics | matomo | plausible | amplitude | mixpanel
model provider: openai, gpt | anthropic, claude | gemini | mistral | llama, ollama
signature provider: docusign | adobe sign | skribble | yousign
font: roboto | arial | helvetica | inter | open sans | times new roman | georgia
colour scheme: dark mode only, dark only, only a dark, dark background, dark theme only | light mode only, light only, only a light, white background, bright background
delivery partner: dhl | ups | fedex | dpd | hermes | gls | royal mail | swiss post
time standard: utc, coordinated universal time | local time, time zone of the user, time of the office, user's time zone
`;
/** Formats of one family that exclude each other, as choices. */
export const FORMATS = `
date order: dd.mm.yyyy, day month year, day first, dd.mm, dd/mm/yyyy, day before month, day.month.year, european order | mm/dd/yyyy, month first, american date, month/day/year, month before day, us style, american style | iso 8601, yyyy-mm-dd, iso date, year first, year-month-day, iso format | 3 march 2025, month written out, month as a word, name of the month, spelled-out month, written-out month
clock: 24-hour clock, 24-hour format, continental way, 24-hour time, twenty-four-hour, 24 h clock, military time | am and pm, british way, 12-hour clock, 12-hour format, twelve-hour clock, a.m., p.m., am/pm
file: midi | musicxml | csv, comma-separated, comma separated | xlsx, excel, workbook, spreadsheet, xls | pdf, pdf/a | docx, word document, word file, .doc | json | xml | yaml | html page, html file | zip | txt, plain text file | odt | ods | markdown | ics, icalendar, ical | edifact | xbrl | parquet | tsv, tab-separated
image: jpeg, jpg | png | gif | svg | webp | tiff | heic | bmp
video: mp4 | mov | webm | avi | mkv
sound: mp3 | wav | ogg | flac | aac
measures: metric, metre, meter, centimetre, centimeter, kilometre, kilometer, kilogram, kilo, gram, litre, kg, cm, km, mm, millimetre, kilometres per hour | imperial, inch, pound of weight, foot, feet, mile, ounce, gallon, yard, lbs, pounds, mph
degrees: celsius, °c | fahrenheit, °f | kelvin
decimal mark: decimal comma, comma before the cents, comma as decimal, comma for decimals | decimal point, point before the cents, dot before, point as decimal, decimal dot, point before the decimals
grouping mark: point between thousands, dot between thousands, thousands point | comma between thousands, thousands comma | space between thousands, thin space | apostrophe between thousands
name order: first name first, given name before, given name first, first name before, first name stands before, given name stands before | last name first, surname first, family name before, family name first, last name before, surname before, surname followed
encoding: utf-8, unicode | latin-1, iso 8859-1, windows-1252 | ascii | utf-16
phone form: international form, with country code, country code in front, country code, +49, e.164, plus sign and country code, country code | national form, without country code, leading zero, local form
orientation: portrait, upright | landscape, sideways, horizontal
paper: a4 | a5 | letter size, us letter, letter format | a3 | thermal roll, receipt roll
case: upper case, capital letters, capitals, uppercase, all caps, block letters | lower case, small letters, lowercase
coordinates: decimal degrees | degrees minutes and seconds, degrees, minutes and seconds | utm
code kind: qr code | barcode, ean, ean-13, code 128, bar code | data matrix
number digits: digits only, only digits, all digits, numeric, six digits, five-digit, four-digit, six-digit, eight-digit, four digits, five digits, eight digits, purely numeric, counter, numbers from, as numbers | letters only, letters from, as letters, random characters, letters and digits, alphanumeric, random letters, random string, uuid, letter
week start: monday first, starts on monday, begin on monday, monday to sunday, begins on monday, week starts on monday, from monday | sunday first, starts on sunday, begin on sunday, sunday to saturday, begins on sunday, sunday as the first
mail form: plain text mail, plain text, text only | html mail, html e-mail, html, with pictures
duration form: hours and minutes, hh:mm, minutes and hours, hours:minutes | decimal hours, hours as decimals, hundredths of an hour, quarter hours as decimals, decimal fractions of an hour, decimal fraction
currency mark: symbol before, before the amount, in front of the amount, sign before | symbol after, after the amount, behind the amount, following the amount
text direction: left to right | right to left
number base: roman numerals | arabic numerals
salutation: first-name terms, by first name, informal address, du | formal address, by surname, mr or ms, sie, last name with title
`;
