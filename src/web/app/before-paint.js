// what a page must know of its visitor before it is painted
try {
  const { dataset } = document.documentElement;
  const { pathname, search, hash } = location;
  const isPlain = ["", "?tab=signup"].includes(search) && hash === "" && !history.state?.usr;
  if (/^\/auth\/?$/.test(pathname) && !isPlain) dataset.awaitsApp = "";
  const theme = localStorage.getItem("pa:theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (localStorage.getItem("pa:cookie-consent") === "accepted") dataset.cookies = "accepted";
  if (localStorage.getItem("pa:session")) dataset.awaitsApp = "";
} catch {
  document.documentElement.removeAttribute("data-theme");
}
