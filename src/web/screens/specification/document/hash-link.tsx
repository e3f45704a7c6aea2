import { Link, type LinkProps, useLocation } from "react-router";

/** Leads to a place of the document that is read, in the version it is read in. */
export function HashLink({ hash, ...rest }: Omit<LinkProps, "to"> & { hash: string }) {
  const { search } = useLocation();
  return <Link to={{ search, hash: `#${hash}` }} preventScrollReset {...rest} />;
}
