import { createContext } from "react";

/** Tells the id of each row that is added from now on; gives a way to stop. */
type FollowAdded = (tell: (id: string) => void) => () => void;

/** Whoever shows lists says how they hear of a row that was added here, so that they lead to it; without it they do not. */
export const AddedRowsContext = createContext<FollowAdded | null>(null);
