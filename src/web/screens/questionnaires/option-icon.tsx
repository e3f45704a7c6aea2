import {
  Building2,
  Cloud,
  Cpu,
  Database,
  Factory,
  Gauge,
  Gift,
  House,
  IdCard,
  Images,
  type LucideIcon,
  Megaphone,
  Newspaper,
  PanelTop,
  Pencil,
  Repeat,
  ShoppingCart,
  Smartphone,
  Store,
  Users,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  building: Building2,
  cloud: Cloud,
  cpu: Cpu,
  database: Database,
  factory: Factory,
  gauge: Gauge,
  gift: Gift,
  house: House,
  "id-card": IdCard,
  images: Images,
  megaphone: Megaphone,
  newspaper: Newspaper,
  "panel-top": PanelTop,
  pencil: Pencil,
  repeat: Repeat,
  "shopping-cart": ShoppingCart,
  smartphone: Smartphone,
  store: Store,
  users: Users,
};

export function OptionIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Pencil;
  return <Icon aria-hidden />;
}
