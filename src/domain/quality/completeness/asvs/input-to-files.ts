/** V1 to V5 of OWASP ASVS 5.0.0: each requirement by its level and its subject in our words, in the order of their ids. */
export const inputToFiles = `
# Encoding and Sanitization
## Encoding and Sanitization Architecture
2 One decoding to canonical form, ahead of all checks
2 Escaping as the last step before an interpreter
## Injection Prevention
1 Escaping fit for each place in HTML and XML
1 Safe building of URLs, and harmless schemes only
1 Escaping inside generated JavaScript and JSON
1 Database queries with parameters
1 No injection into operating system commands
2 No injection into LDAP queries
2 No injection into XPath queries
2 LaTeX without dangerous commands
2 Escaped metacharacters in regular expressions
3 Harmless formulas in CSV and spreadsheet exports
## Sanitization
1 Cleaning of rich HTML by a proven library
1 No evaluation of code made from input
2 Restricted characters and lengths before dangerous uses
2 Harmless SVG from users
2 Harmless Markdown, style sheets and other markup from users
2 Outgoing requests to permitted targets only (SSRF)
2 No templates made from user input
2 Safe JNDI lookups
2 Clean keys and values for memcache
2 Safe format strings
2 No injection into mail servers
3 No runaway regular expressions
## Memory, String, and Unmanaged Code
2 Protection from buffer overflows
2 Protection from integer overflows
2 Freed memory is never used again
## Safe Deserialization
1 XML parsing without external entities
2 Deserialization limited to known types
3 Parsers that agree on the same data
# Validation and Business Logic
## Validation and Business Logic Documentation
1 Written rules for the form of each input
2 Written rules for data that must fit together
2 Written limits of the business logic
## Input Validation
1 Input held against what is expected of it
1 Validation on the server, whatever the browser did
2 Plausible combinations of related data
## Business Logic Security
1 Steps in their order, none skipped
2 Business limits enforced as written
2 All of a business operation, or none of it
2 No double booking of scarce things
3 Consent of a second person for weighty operations
## Anti-automation
2 Limits against floods of automated calls
3 Human pace in business flows
# Web Frontend Security
## Web Frontend Security Documentation
3 Required browser protections, and conduct without them
## Unintended Content Interpretation
1 No response rendered in the wrong context
1 Text shown as text, never as markup
3 No clobbering of the DOM
## Cookie Setup
1 Secure cookies with a protecting name prefix
2 SameSite fit for the purpose of each cookie
2 Cookies bound to their host
2 Session cookies out of reach of scripts
3 Cookies that browsers can store
## Browser Security Mechanism Headers
1 HTTPS remembered by browsers (HSTS)
1 Cross-origin reading for trusted origins only (CORS)
2 A content security policy
2 No guessing of content types
2 No leaking referrers
2 No embedding into foreign pages
3 Reports of policy violations
3 Separate windows for documents (COOP)
## Browser Origin Separation
1 No forged requests from other sites (CSRF)
1 No way around the CORS preflight
1 Safe HTTP methods never change anything
2 A host name of its own for each application
2 Cross-window messages from trusted origins only
3 No JSONP
3 No private data inside scripts
3 Private resources not embeddable elsewhere
## External Resource Integrity
3 Pinned integrity of assets from other hosts
## Other Browser Security Considerations
2 No abandoned browser technology
2 Redirects to known hosts only
3 Notice before leaving for a foreign site
3 Domain on the HSTS preload list
3 Documented conduct in unsupported browsers
# API and Web Service
## Generic Web Service Security
1 Content types that match the content
2 No silent redirect from HTTP for programs
2 Proxy headers that users cannot forge
3 Unused HTTP methods blocked
3 Signed messages for the most sensitive transactions
## HTTP Message Structure Validation
2 No request smuggling
3 Truthful lengths of sent messages
3 No connection headers in HTTP/2 and HTTP/3
3 No line breaks in HTTP/2 and HTTP/3 headers
3 No overlong URLs and headers in sent requests
## GraphQL
2 Bounded cost of queries
2 No introspection in production
## WebSocket
1 Encrypted WebSocket connections
2 Origin check in the handshake
2 Proper tokens where sessions cannot serve
2 Tokens handed out over the signed-in connection
# File Handling
## File Handling Documentation
2 Written rules for permitted files
## File Upload and Content
1 Bounded size of uploads
1 Files that are what their names say
2 Bounded unpacking of archives
3 A quota of files for each user
3 No symbolic links in archives
3 Bounded pixels of images
## File Storage
1 Uploaded files never run on the server
1 File paths not made by users
3 Paths inside archives ignored
## File Download
2 Download names set by the server
2 Escaped names of served files
2 Virus scan of files from others
`;
