/** Where sign-ups are stored: in a directory, or on PostgreSQL by a connection string. */
export type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string | undefined };
