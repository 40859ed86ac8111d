/** SESSION_SECRET of tests and benchmarks, as an operator would create it. */
export const testSecret = 'U9gF0+aHWLYQluSudl2qHHIGEyRWlnHW1eTIsxMg4jd/yVDy4vAG0B7A4ZB75hVP';
