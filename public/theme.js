// what a page must know of its visitor before it is painted
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("pa:theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (localStorage.getItem("pa:cookie-consent") === "accepted") dataset.cookies = "accepted";
  if (localStorage.getItem("pa:session")) dataset.signedIn = "";
} catch {
  document.documentElement.removeAttribute("data-theme");
}
