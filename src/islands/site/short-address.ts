/** On the page for unknown URLs: follows a short URL ("/v/vs19_641_041") on hosts without a redirect rule. */
const folders: unknown = JSON.parse(document.getElementById("indirizzi-brevi")?.dataset["folders"] ?? "[]");
const path = location.pathname;
const folder = new Map(Array.isArray(folders) ? folders : []).get(path.slice(0, path.indexOf("/", 1)));
if (typeof folder === "string") location.replace(`${folder}${path.slice(path.indexOf("/", 1))}${location.hash}`);
