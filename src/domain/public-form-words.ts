/** The forms of public pages, and where browsers without scripts send them. */
export const publicFormNames = ["waitlist", "contact", "enterprise", "application"] as const;
export type PublicForm = (typeof publicFormNames)[number];

export const publicFormAddress = (form: PublicForm) => `/forms/${form}`;

/** What is said when one was sent, or not: a title and a sentence. */
export const publicFormWords = {
  joined: ["Success!", "You've been added to our waitlist. We'll notify you when we launch!"],
  known: ["Already on waitlist", "This email is already registered for our waitlist."],
  contacted: ["Message sent!", "Thank you for contacting us. We'll get back to you soon."],
  incomplete: ["Missing information", "Please fill in all required fields."],
  applied: ["Application submitted!", "Thank you for your interest. We'll be in touch soon."],
  cv_missing: ["CV required", "Please upload your CV to continue."],
  cv_type: ["Invalid file type", "Please upload a PDF, DOC, or DOCX file."],
  cv_empty: ["Empty file", "Please upload a file with your CV in it."],
  cv_size: ["File too large", "Please upload a file smaller than 5MB."],
  not_applied: ["Submission failed", "Please try again later."],
  too_many: ["Too many tries", "This form was sent too often from here. Try again in an hour."],
} as const satisfies Record<string, readonly [title: string, text: string]>;
