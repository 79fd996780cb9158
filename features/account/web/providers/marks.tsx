/** The marks of the providers, in their own colours as they ask. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M19 10.2c0-.6 0-1.2-.2-1.7H10v3.4h5c-.2 1.2-.9 2.1-1.8 2.8V17h2.9c1.8-1.6 2.9-4 2.9-6.8z"
      />
      <path
        fill="#34a853"
        d="M10 19.3c2.5 0 4.5-.8 6-2.2l-2.9-2.3c-.8.6-1.8.9-3.1.9-2.4 0-4.4-1.6-5.1-3.8H1.9v2.3a9 9 0 0 0 8.1 5.1z"
      />
      <path fill="#fbbc05" d="M4.9 11.9a5.5 5.5 0 0 1 0-3.6V6H1.9a9.2 9.2 0 0 0 0 8.2z" />
      <path fill="#ea4335" d="M10 4.5c1.4 0 2.6.5 3.5 1.4l2.6-2.6A9 9 0 0 0 1.9 6l3 2.3C5.6 6.1 7.6 4.5 10 4.5z" />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill="currentColor"
        d="M11.5 18.5v-7.7H14l.4-3h-2.9V6c0-.9.3-1.5 1.5-1.5h1.5V1.8c-.3 0-1.2-.1-2.2-.1-2.2 0-3.8 1.4-3.8 3.9v2.2H6v3h2.5v7.7z"
      />
    </svg>
  );
}
