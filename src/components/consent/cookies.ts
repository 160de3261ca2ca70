export function readCookie(name: string, all: string = document.cookie): string | undefined {
  return all
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
