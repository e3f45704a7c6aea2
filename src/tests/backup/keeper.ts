/** Who is in the backups that releases leave to those after them. */
export const keeper = { email: "keeper@release.example", password: "Kept-for-those-after-1" };
