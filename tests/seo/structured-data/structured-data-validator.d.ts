declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
    fieldNames: string[];
  };
  /** Without schema.org's own file it checks Google's rules alone. */
  export default class Validator {
    constructor(schemaOrg?: object);
    /** @param data things by type, by the syntax they were written in */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
