/** The router's state with which a tool is opened to send what was brought to its form. */
export const sendNow = { sendNow: true };

/** Likewise, once the person has looked at it. */
export const lookFirst = { ...sendNow, lookFirst: true };
