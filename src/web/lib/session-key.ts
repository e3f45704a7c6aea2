/** Where the browser keeps the session. */
export const sessionKey = "pa:session";
