/** Icons that only forms need, as path data for Icon: keeps them out of the first pages' code. */
export const eye = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
export const eyeOff =
  'M4 4l16 16M9.5 5.3A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3 3.8M6.5 7A16 16 0 0 0 2 12s3.5 7 10 7a10 10 0 0 0 5.2-1.5M10 10a3 3 0 0 0 4 4';
export const alert = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.01';
export const mail =
  'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 7l8.5 6 8.5-6';
