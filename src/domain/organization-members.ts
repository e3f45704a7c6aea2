/** How a member is shown: one's own e-mail address, others by the first 8 characters of their user id. */
export function memberLabel(member: { user_id: string }, self: { id: string; email?: string | undefined }): string {
  return member.user_id === self.id && self.email ? self.email : `Member ${member.user_id.slice(0, 8)}`;
}
