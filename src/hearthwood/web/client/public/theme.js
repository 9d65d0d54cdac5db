// Before anything is drawn: the theme chosen on this device, so that no page flashes in the other one.
try {
  const theme = JSON.parse(localStorage.getItem('settings') ?? '{}').theme;
  if (theme === 'day') document.documentElement.dataset.theme = 'paper';
  if (theme === 'night') document.documentElement.dataset.theme = 'night';
} catch {
  // without storage the system's theme holds
}
