import { Navigate, useParams } from "react-router";
import { paths } from "#web/lib/paths.ts";

export function ProjectRedirectScreen() {
  const { id = "" } = useParams();
  return <Navigate to={paths.projectDashboard(id)} replace />;
}
