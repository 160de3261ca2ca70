import { expect, it } from "vitest";
import { makeOpenSearch, makeSecurityText } from "#scripts/build/index-files.ts";

it("security.txt gives a contact, as RFC 9116 requires, and expires within a year", () => {
  expect(makeSecurityText("2026-11-20")).toBe(
    [
      "Contact: mailto:redazione@fondazione.example",
      "Expires: 2027-11-19T00:00:00Z",
      "Preferred-Languages: it, en",
      "Canonical: https://emiciclo.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

it("the OpenSearch description lets browsers search the site from the address bar", () => {
  expect(makeOpenSearch()).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      "<ShortName>Emiciclo</ShortName>",
      "<Description>Cerca fra persone, atti, votazioni, organi e pagine del sito.</Description>",
      "<InputEncoding>UTF-8</InputEncoding>",
      "<Language>it</Language>",
      '<Image width="32" height="32" type="image/x-icon">https://emiciclo.example/favicon.ico</Image>',
      '<Url type="text/html" template="https://emiciclo.example/cerca?q={searchTerms}"/>',
      '<Url type="application/opensearchdescription+xml" rel="self" template="https://emiciclo.example/opensearch.xml"/>',
      "</OpenSearchDescription>",
      "",
    ].join("\n"),
  );
});
