export function readCookie(name: string, all: string = document.cookie): string | undefined {
  return all
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Sets a first-party cookie for some days; with the flag `secure` on HTTPS pages. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax${secure}`;
}
