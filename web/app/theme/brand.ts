/** What must be known about the company even when the CMS is not there. */
export const brand = {
  name: 'Mostek',
  paper: { light: '#f5eddc', dark: '#0f1a23' },
};
