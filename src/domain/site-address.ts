/** Stands for the address of the site in pages that are drawn before anybody knows it; the server writes its own there. */
export const unknownSite = "https://site.invalid";
