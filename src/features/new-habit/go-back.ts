/** Goes to where the person came from inside the app; false where the browser can't tell, or came from nowhere. */
export function goBack(): boolean {
  // Older browsers have no Navigation API, whatever the types say.
  if (!('navigation' in window) || !window.navigation.canGoBack) return false;
  history.back();
  return true;
}
