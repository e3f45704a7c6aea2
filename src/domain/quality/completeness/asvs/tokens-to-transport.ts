/** V9 to V12 of OWASP ASVS 5.0.0: each requirement by its level and its subject in our words, in the order of their ids. */
export const tokensToTransport = `
# Self-contained Tokens
## Token source and integrity
1 Signatures of tokens checked first
1 Permitted signing algorithms only
1 Keys from trusted sources only
## Token content
1 Expired and premature tokens refused
2 Tokens used for their own purpose only
2 Tokens accepted by their audience only
2 Audience named in tokens under a shared key
# OAuth and OIDC
## Generic OAuth and OIDC Security
2 Tokens only where they are needed
2 Answers tied to the flow and browser that began it
## OAuth Client
2 No forged token requests
2 No mix-up of authorization servers
3 Only the scopes that are needed
## OAuth Resource Server
2 Access tokens meant for this service
2 Decisions by the claims of the token
2 Users known by claims that never pass to others
2 Strength of authentication checked where needed
3 Stolen tokens useless to others
## OAuth Authorization Server
1 Exact match of redirect addresses
1 Authorization codes that work once
1 Short-lived authorization codes
1 Only the grants a client needs
1 Replayed refresh tokens noticed
2 PKCE required
2 Self-registered clients treated with distrust
2 Refresh tokens with a last day
2 Tokens that users can revoke
2 Confidential clients authenticated
2 Only the scopes a client needs assigned
3 Only the response modes a client needs
3 Pushed authorization requests
3 Access tokens bound to their holder
3 Authorization details out of users' reach
3 Strong authentication of clients
## OIDC Client
2 Replayed ID tokens refused
2 Users known by a subject that never passes to others
2 Issuer exactly as configured
2 ID tokens meant for this client
2 Back-channel sign-out not to be abused
## OpenID Provider
2 Safe response types only
2 No forced sign-out
## Consent Management
2 Consent to each authorization
2 Consent screens that say enough
2 Given consents in view, revocable
# Cryptography
## Cryptographic Inventory and Documentation
2 A written life cycle of keys
2 A register of keys, algorithms and certificates
3 Search for all cryptography in use
3 A plan for moving to newer cryptography
## Secure Cryptography Implementation
2 Proven libraries
2 Replaceable algorithms and keys
2 At least 128 bits of security
3 Constant time
3 Failures that reveal nothing
## Encryption Algorithms
1 No weak modes and paddings
1 Approved ciphers only
2 Encrypted data that cannot be altered unnoticed
3 Nonces used once
3 Encryption first, then the MAC
## Hashing and Hash-based Functions
1 Approved hash functions only
2 Slow hashing of stored passwords
2 Collision-resistant hashes for signatures
2 Stretched keys from passwords
## Random Values
2 Secrets from a secure random source
3 Randomness that holds under load
## Public Key Cryptography
2 Approved making of keys and signatures
3 Approved exchange of keys
## In-Use Data Cryptography
3 Encrypted memory
3 As little data in the clear as possible
# Secure Communication
## General TLS Security Guidance
1 Current TLS versions only
2 Recommended cipher suites
2 Client certificates checked before they count
3 Revoked certificates noticed
3 Hidden server names (ECH)
## HTTPS Communication with External Facing Services
1 HTTPS on all public services, without fallback
1 Publicly trusted certificates
## General Service to Service Communication Security
2 Encrypted connections to every other system
2 Certificates of other servers checked
2 Encrypted traffic between own services
2 Trusted certificates between own services
3 Own services that prove who they are
`;
