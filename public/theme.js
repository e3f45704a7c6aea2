try {
  const theme = localStorage.getItem("pa:theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  document.documentElement.removeAttribute("data-theme");
}
