/** V13 to V17 of OWASP ASVS 5.0.0: each requirement by its level and its subject in our words, in the order of their ids. */
export const operation = `
# Configuration
## Configuration Documentation
2 All connections to other systems, written down
3 Written bounds on parallel connections
3 Written handling of time-outs and retries
3 Written rotation of critical secrets
## Backend Communication Configuration
2 Services sign in with short-lived credentials
2 Service accounts with the least rights
2 No default credentials between services
2 A list of systems it may reach
2 A list of what its server may load from
3 Connections configured as written down
## Secret Management
2 Secrets in a vault, never in code
2 Secrets for those who need them only
3 Cryptography in an isolated module
3 Secrets that expire and rotate
## Unintended Information Leakage
1 No version control folders in production
2 No debug mode in production
2 No directory listings
2 No HTTP TRACE
2 Internal documentation and monitoring out of sight
3 No version numbers in sight
3 Only known kinds of files served
# Data Protection
## Data Protection Documentation
2 Sensitive data found and classified
2 Written protection for each class of data
## General Data Protection
1 Nothing sensitive in URLs
2 Nothing sensitive in server caches
2 Nothing sensitive to trackers and other third parties
2 Each class of data protected as written
3 Only meant content in caches
3 As little sensitive data shown as possible
3 Old data deleted on schedule
3 Hidden data in users' files removed
## Client-side Data Protection
1 Nothing left in the browser after the session
2 Sensitive pages not cached by browsers
2 Nothing sensitive in browser storage
# Secure Coding and Architecture
## Secure Coding and Architecture Documentation
1 Written deadlines for updating components
2 An inventory of components (SBOM)
2 Costly functions known, and how they are kept in bounds
3 Risky components known
3 Dangerous functions known
## Security Architecture and Dependencies
1 Components updated in time
2 Costly functions kept in bounds
2 Nothing in production that is not needed
3 Components from the right source
3 Risky parts isolated
## Defensive Coding
1 Only the fields that are needed returned
2 No redirects followed on outgoing calls
2 Only the fields that are meant accepted
2 True address of the caller
2 Strict types and comparisons
2 No prototype pollution
2 No confusion by repeated parameters
## Safe Concurrency
3 Safe access to shared objects
3 Check and deed in one step
3 No deadlocks
3 Fair shares for all threads
# Security Logging and Error Handling
## Security Logging Documentation
2 A register of what is logged where
## General Logging
2 Who, what, when and where in each entry
2 Synchronized clocks and clear time zones
2 Logs only where they are meant to be
2 Logs that machines can relate
2 Sensitive data kept out of logs
## Security Events
2 Every sign-in logged, failed ones too
2 Refused access logged
2 Attempts to get around controls logged
2 Unexpected errors logged
## Log Protection
2 No forged log entries
2 Logs nobody can read or change unasked
2 Logs sent to another system
## Error Handling
2 Error messages that reveal nothing
2 Safe operation when other systems fail
2 Failing safe, never open
3 A last handler for every error
# WebRTC
## TURN Server
2 No relaying into internal networks
3 A relay that withstands many ports
## Media
2 Managed keys of media certificates
2 Approved encryption of media
2 Authentic media streams
2 Malformed media packets survived
3 Floods of media packets survived
3 No race in the media handshake
3 Recording survives floods
3 Media certificates match the signalling
## Signaling
2 Floods of signalling survived
2 Malformed signalling survived
`;
