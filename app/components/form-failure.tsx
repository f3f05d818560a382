import type { ReactNode } from 'react';
import './form-failure.css';

type FormFailureProps = {
  className?: string;
  /** `alert`, unless a part of it is the live region. */
  role?: 'alert';
  children: ReactNode;
};

/** Says why a form was not accepted. */
export function FormFailure({ className = '', role, children }: FormFailureProps) {
  return (
    <div className={`form-failure red-card ${className}`} role={role}>
      {children}
    </div>
  );
}
