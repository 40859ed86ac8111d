/** SESSION_SECRET of tests and measurements, as an operator would make it. */
export const testSecret = 'U9gF0+aHWLYQluSudl2qHHIGEyRWlnHW1eTIsxMg4jd/yVDy4vAG0B7A4ZB75hVP';
