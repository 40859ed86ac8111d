/** Saves a text of toCsv as a file. */
export function downloadCsv(csv: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
