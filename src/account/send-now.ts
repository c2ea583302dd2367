export const sendNow = { sendNow: true };

export const lookFirst = { ...sendNow, lookFirst: true };
