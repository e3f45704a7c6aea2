/** V6 to V8 of OWASP ASVS 5.0.0: each requirement by its level and its subject in our words, in the order of their ids. */
export const accounts = `
# Authentication
## Authentication Documentation
1 Written defence against guessed passwords
2 A list of words too easy to guess here
2 All ways to sign in, written down
## Password Security
1 Passwords of at least 8 characters
1 Change of one's own password
1 Current password asked before it is changed
1 The most common passwords refused
1 No rules on the kinds of characters
1 Masked password fields
1 Pasting and password managers welcome
1 Passwords compared exactly as typed
2 Long passwords accepted, 64 characters and more
2 No forced change after some time
2 Words too easy to guess here refused
2 Leaked passwords refused
## General Authentication Security
1 Guessing and stuffing of passwords thwarted
1 No default accounts
2 A second factor
2 Equal strength on every way to sign in
3 Notice of suspicious sign-ins
3 No sign-in by email
3 Notice of changed credentials
3 No way to learn who has an account
## Authentication Factor Lifecycle and Recovery
1 Random first passwords and codes that soon expire
1 No hints and secret questions
2 Password reset that keeps the second factor
2 Proof of identity when a factor is lost
3 Reminders before a factor expires
3 Resets by administrators who never see the password
## General Multi-factor authentication requirements
2 Codes that work once
2 Stored recovery codes hashed
2 Unpredictable codes and seeds
2 Codes hard enough to guess
2 Short-lived codes
3 Revocable factors
3 Biometrics only as a second factor
3 Trusted clock for timed codes
## Out-of-Band authentication mechanisms
2 Codes by telephone only beside stronger ways
2 Codes bound to the sign-in they were sent for
2 Limited tries for codes
3 No bombing with push requests
## Cryptographic authentication mechanism
3 Protected certificates for checking assertions
3 Long, unrepeated challenges
## Authentication with an Identity Provider
2 No impersonation across identity providers
2 Signatures of assertions always checked
2 SAML assertions accepted once
2 Strength of a sign-in elsewhere checked
# Session Management
## Session Management Documentation
2 Written limits of idle time and lifetime
2 A written rule for parallel sessions
2 Federated sessions written down
## Fundamental Session Management Security
1 Session tokens checked on the server
1 Sessions by fresh tokens, not by fixed keys
1 Session tokens too random to guess
1 A new token at each sign-in
## Session Timeout
2 Session ends after inactivity
2 Session ends after its longest lifetime
## Session Termination
1 An ended session stays ended
1 All sessions end with the account
2 Other sessions can be ended when credentials change
2 Signing out in sight on every page
2 Administrators can end sessions
## Defenses Against Session Abuse
2 Signing in anew before credentials change
2 Own sessions in view, each to be ended
3 Another check before sensitive operations
## Federated Re-authentication
2 Session lifetimes agreed with the identity provider
2 No session without a deed of the user
# Authorization
## Authorization Documentation
1 Written rules on who may do what with which data
2 Written rules for single fields
3 Written list of circumstances that count
3 Written use of circumstances in decisions
## General Authorization Design
1 Functions for those with permission only
1 Records for those with permission only
2 Fields for those with permission only
3 Access that adapts to circumstances
## Operation Level Authorization
1 Permissions enforced on the server
3 Changed permissions take effect at once
3 The rights of whoever asked, not of a service between
## Other Authorization Considerations
2 Tenants kept apart
3 Several layers before administration
`;
