/** The router's state with which a tool is opened to send what was brought to its form. */
export const sendNow = { sendNow: true };
