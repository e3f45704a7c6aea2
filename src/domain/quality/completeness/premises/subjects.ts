import type { Premise } from "#domain/quality/completeness/premises.ts";

const nothing = (of: string) => `Nothing in the specification speaks of ${of}.`;

const signInElsewhere =
  /\b(?:oauth\w*|openid|oidc|saml|sso|single sign[ -]?on|identity providers?|social log[ -]?in|(?:sign|log)(?:s|ed|ging|ning)?[ -]?in (?:with|through|by|via) (?:their |a |an )?(?:google|apple|facebook|microsoft|github|linkedin|work|company|school|existing)|google|facebook|apple id|microsoft (?:entra|account)|azure ad|auth0|clerk|okta|keycloak|cognito|firebase|supabase)\b/iu;

/** What a product does not do, as far as it is specified. */
export const subjectPremises: readonly Premise[] = [
  {
    id: "no-webrtc",
    covers: ["V17"],
    absent:
      /\b(?:webrtc|(?:video|voice|audio|conference)[ -]?(?:calls?|chats?|conferenc\w*|meetings?|consultations?|visits?)|calls? by video|screen ?sharing|live ?(?:video|audio|stream\w*)|turn server|telemedicine|video)\b/iu,
    reason: nothing("live sound or pictures between browsers (WebRTC)"),
  },
  {
    id: "no-oauth",
    covers: ["V10", "V6.8", "V7.1.3", "V7.6"],
    absent: signInElsewhere,
    reason: nothing("signing in elsewhere, or of letting other products act for its users (OAuth, OpenID Connect)"),
  },
  {
    id: "no-saml",
    isNamed: true,
    covers: ["V6.8.3"],
    absent: /\b(?:saml|single sign[ -]?on|sso|shibboleth|adfs)\b/iu,
    reason: nothing("SAML"),
  },
  {
    id: "no-authorization-server",
    covers: ["V10.4", "V10.6", "V10.7"],
    absent:
      /\b(?:authorization server|oauth server|openid provider|identity provider of (?:our|its) own|apps? (?:of|by) others|third[- ]party (?:apps?|developers?|clients?)|developer portal|partner apps?)\b/iu,
    reason: nothing("issuing tokens to products of others, so it is no authorization server"),
  },
  {
    id: "no-self-contained-tokens",
    covers: ["V9"],
    absent: new RegExp(
      `${signInElsewhere.source}|\\b(?:jwt|json web tokens?|bearer|access tokens?|self-contained tokens?|stateless sessions?)\\b`,
      "iu",
    ),
    reason: nothing("self-contained tokens such as JWT, or of a service that hands them out"),
  },
  {
    id: "no-uploads",
    covers: ["V5", "V14.2.8", "V1.3.4"],
    absent:
      /\b(?:upload\w*|attach(?:es|ed|ing|ments?)?|photos?|photographs?|pictures?|images?|avatars?|videos?|recordings?|scans?|scanned|files?|documents?|pdfs?|imports?|imported|importing|csv|logos?)\b/iu,
    reason: nothing("files that people bring or take"),
  },
  {
    id: "no-graphql",
    isNamed: true,
    covers: ["V4.3"],
    absent: /\b(?:graphql|apollo|hasura|relay)\b/iu,
    reason: nothing("GraphQL"),
  },
  {
    id: "no-websocket",
    covers: ["V4.4"],
    absent:
      /\b(?:web ?sockets?|real[- ]?time|live (?:updates?|view|map|position|chat)|chats?|socket\.io|signalr|at once on|pushed to)\b/iu,
    reason: nothing("live connections (WebSocket)"),
  },
  { id: "no-ldap", covers: ["V1.2.6"], absent: /\b(?:ldap|active directory|directory service)\b/iu, reason: nothing("LDAP") },
  {
    id: "no-xml",
    covers: ["V1.2.7", "V1.5.1"],
    absent: /\b(?:xml|xpath|xslt?|soap|saml|svg|docx|xlsx|rss|e-?invoic\w*|xrechnung|zugferd)\b/iu,
    reason: nothing("XML"),
  },
  { id: "no-latex", isNamed: true, covers: ["V1.2.8"], absent: /\b(?:la)?tex\b/iu, reason: nothing("LaTeX") },
  {
    id: "no-spreadsheets",
    covers: ["V1.2.10"],
    absent: /\b(?:csv|spreadsheets?|excel|xlsx?|ods|exports?|exported|exporting)\b/iu,
    reason: nothing("exports for spreadsheets"),
  },
  {
    id: "no-rich-text",
    covers: ["V1.3.1", "V1.3.5"],
    absent: /\b(?:rich text|wysiwyg|markdown|html|formatted text|bold|bbcode|text editor|blog|articles?|newsletters?)\b/iu,
    reason: nothing("formatted text that people write"),
  },
  {
    id: "no-memcache",
    isNamed: true,
    covers: ["V1.3.9"],
    absent: /\bmemcached?\b/iu,
    reason: nothing("memcache"),
  },
  {
    id: "no-mail",
    covers: ["V1.3.11"],
    absent: /\b(?:e-?mails?|mails?|newsletters?|smtp|imap)\b/iu,
    reason: nothing("mail it sends"),
  },
  {
    id: "no-scarce-things",
    covers: ["V2.3.4"],
    absent:
      /\b(?:book\w*|reserv\w*|seats?|slots?|stock|inventor\w*|appointments?|tickets?|places?|capacity|vouchers?|coupons?)\b/iu,
    reason: nothing("things of which there are only so many"),
  },
  {
    id: "no-telephone-codes",
    covers: ["V6.6.1"],
    absent: /\b(?:sms|text messages?|phone (?:codes?|calls?)|telephone|mobile number|whatsapp)\b/iu,
    reason: nothing("codes by telephone or text message"),
  },
  {
    id: "no-push-factor",
    covers: ["V6.6.4"],
    absent: /\b(?:push (?:notifications?|messages?|requests?)|approve (?:the |a )?sign[ -]?in|authenticator app that asks)\b/iu,
    reason: nothing("sign-ins approved by a push message"),
  },
  {
    id: "no-biometrics",
    covers: ["V6.5.7"],
    absent: /\b(?:biometr\w*|fingerprints?|face id|touch id|face recognition|passkeys?)\b/iu,
    reason: nothing("biometrics"),
  },
  {
    id: "no-cryptographic-sign-in",
    covers: ["V6.7"],
    absent: /\b(?:passkeys?|webauthn|fido2?|smart ?cards?|security keys?|client certificates?|hardware keys?)\b/iu,
    reason: nothing("signing in by a key or certificate"),
  },
  {
    id: "no-client-certificates",
    covers: ["V12.1.3"],
    absent: /\b(?:mtls|mutual tls|client certificates?)\b/iu,
    reason: nothing("client certificates"),
  },
  {
    id: "no-tenants",
    covers: ["V8.4.1"],
    absent:
      /\b(?:tenan\w*|organi[sz]ations?|compan(?:y|ies)|teams?|workspaces?|clubs?|schools?|clinics?|practices?|agenc(?:y|ies)|branches|municipalit\w*|saas|business customers?)\b/iu,
    reason: nothing("several organizations whose data must stay apart"),
  },
  {
    id: "no-accounts",
    covers: ["V6", "V7", "V8"],
    absent:
      /\b(?:accounts?|sign(?:s|ed|ing)?[ -]?(?:in|up)|log(?:s|ged|ging)?[ -]?(?:in|on)|passwords?|profiles?|members?|administrators?|admins?|roles?|register\w*|sessions?|authenticat\w*)\b/iu,
    reason: nothing("accounts or of signing in"),
  },
  {
    id: "no-cross-window-messages",
    covers: ["V3.5.5"],
    absent: /\b(?:postmessage|iframes?|embed\w*|widgets?|pop-?up windows?)\b/iu,
    reason: nothing("windows or frames that talk to each other"),
  },
  { id: "no-jsonp", isNamed: true, covers: ["V3.5.6"], absent: /\bjsonp\b/iu, reason: nothing("JSONP") },
  {
    id: "no-second-person",
    covers: ["V2.3.5"],
    absent:
      /\b(?:approv\w*|release[sd]? by|four[- ]eyes|countersign\w*|second person|sign(?:s|ed)? off|payments?|payouts?|transfers?)\b/iu,
    reason: nothing("operations so weighty that a second person would have to agree"),
  },
];
