import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      "font-size": ["text-2xs"],
      shadow: ["shadow-card", "shadow-float", "shadow-lift"],
    },
  },
});

export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}
