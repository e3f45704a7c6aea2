/** Who is asking, settled once at the door and carried explicitly from there. */
export type Role = "anon" | "authenticated" | "service_role";

export type Claims = {
  /** The user's id; absent for anonymous visitors and the service. */
  sub?: string;
  role: Role;
  email?: string;
  session_id?: string;
  aal?: "aal1" | "aal2";
  exp?: number;
  [claim: string]: unknown;
};

export type Identity = { role: Role; claims: Claims };

export const anonymous: Identity = { role: "anon", claims: { role: "anon" } };
export const service: Identity = { role: "service_role", claims: { role: "service_role" } };
