declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
    fieldNames: string[];
  };
  /** Without the schema.org file it checks only Google's rules. */
  export default class Validator {
    constructor(schemaOrg?: object);
    /** @param data nodes by type */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
