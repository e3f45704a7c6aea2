/** The choices of a specification. 'Other' stands for a text of the person's own. */
export const otherTechnology = "Other";

export const specificationFrontends = ["React", "Angular", "Vue.js", "Next.js", "Svelte", otherTechnology] as const;

export const specificationBackends = [
  "Node.js",
  "Python/Django",
  "Python/Flask",
  "Ruby on Rails",
  "Java/Spring",
  "PHP/Laravel",
  "ASP.NET Core",
  otherTechnology,
] as const;

export const specificationDatabases = [
  "PostgreSQL",
  "MySQL",
  "MongoDB",
  "SQLite",
  "Redis",
  "Firebase",
  "Supabase",
  otherTechnology,
] as const;

/** How a product earns, as it is stored, with what people read. */
export const businessModelTypes = [
  { value: "subscription", label: "Subscription", description: "A recurring fee for continued access." },
  { value: "freemium", label: "Freemium", description: "The core is free; paid plans unlock more." },
  { value: "one_time_purchase", label: "One-time purchase", description: "Paid once, kept for good." },
  { value: "marketplace", label: "Marketplace", description: "Buyers and sellers meet; each sale carries a commission." },
  { value: "advertising", label: "Advertising", description: "Free for users; advertisers pay for reach." },
  { value: "saas", label: "Software as a service (SaaS)", description: "Hosted software, paid for by account or seat." },
  { value: "ecommerce", label: "E-commerce", description: "Goods are sold directly to customers." },
  { value: "consulting", label: "Consulting", description: "Advice and work, paid for by project or hour." },
  { value: "affiliate", label: "Affiliate", description: "A commission on what partners sell." },
  { value: "donation", label: "Donation", description: "Free to use, carried by those who give." },
] as const;

export const designSystems = [
  { value: "material", label: "Material Design", description: "Google's system, in MUI and others" },
  { value: "ant", label: "Ant Design", description: "Dense, for business tools" },
  { value: "chakra", label: "Chakra UI", description: "Composable React components" },
  { value: "mantine", label: "Mantine", description: "Components and hooks for React" },
  { value: "shadcn", label: "shadcn/ui", description: "Components you copy and own" },
  { value: "custom", label: "Custom", description: "Your own, at the address below" },
] as const;

export const styleGuideFonts = [
  "Inter",
  "Roboto",
  "Open Sans",
  "Lato",
  "Montserrat",
  "Source Sans Pro",
  "Raleway",
  "Ubuntu",
  "Nunito",
  "Poppins",
  "Merriweather",
  "Playfair Display",
  "Crimson Text",
  "Lora",
] as const;
